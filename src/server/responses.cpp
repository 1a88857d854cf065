#include "server/responses.h"

#include <utility>

namespace parlor::server {
namespace {

void add_headers(HttpResponse& response) {
  response.set(http::field::server, "Parlor");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self'; style-src 'self'; "
               "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
               "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
               "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
}

}  // namespace

HttpResponse made(const HttpRequest& request, Answer answer) {
  HttpResponse response{static_cast<http::status>(answer.status), request.version()};
  add_headers(response);
  response.set(http::field::content_type, answer.type);
  response.set(http::field::cache_control, "no-store");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(answer.body);
  return response;
}

HttpResponse made(const HttpRequest& request, const File& file) {
  HttpResponse response{http::status::ok, request.version()};
  add_headers(response);
  response.set(http::field::content_type, file.type);
  response.set(http::field::etag, file.tag);
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.keep_alive(request.keep_alive());
  if (plain(request[http::field::if_none_match]) == file.tag) {
    response.result(http::status::not_modified);
    return response;
  }
  const bool packed =
      !file.packed.empty() &&
      plain(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
  if (packed) response.set(http::field::content_encoding, "gzip");
  response.body() = packed ? file.packed : file.body;
  return response;
}

HttpResponse made_for_nobody(Answer answer) {
  HttpRequest nothing;
  nothing.keep_alive(false);
  return made(nothing, std::move(answer));
}

}  // namespace parlor::server
