#include "support/server.h"

#include <gtest/gtest.h>

namespace parlor::test {

Process start_server(const std::string& program, int port, const std::string& db,
                     const std::vector<std::string>& options) {
  std::vector<std::string> words{"serve", "--address", "127.0.0.1", "--port", std::to_string(port),
                                 "--db",  db,          "--log",     "off",    "--bot-pause",
                                 "1"};
  words.insert(words.end(), options.begin(), options.end());
  Process server(program, words);
  EXPECT_TRUE(wait_for_port(port));
  return server;
}

}  // namespace parlor::test
