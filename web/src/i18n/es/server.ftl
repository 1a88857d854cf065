server-table_deleted = Esta mesa se ha borrado.
