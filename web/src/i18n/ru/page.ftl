page-unreachable = Сервер не отвечает.
page-no_reason = Сервер ответил кодом { $status } и без объяснения.
