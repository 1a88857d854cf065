#pragma once

#include "server/api.h"
#include "server/beast_types.h"
#include "server/files.h"

/// Answers as HTTP has them.
namespace parlor::server {

HttpResponse made(const HttpRequest& request, Answer answer);
HttpResponse made(const HttpRequest& request, const File& file);
/// An answer to what could not be read as a request.
HttpResponse made_for_nobody(Answer answer);

}  // namespace parlor::server
