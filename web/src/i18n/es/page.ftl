page-unreachable = El servidor no responde.
page-no_reason = El servidor ha respondido con el código { $status } y sin explicación.
