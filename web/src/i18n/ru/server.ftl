server-table_deleted = Этот стол удалён.
