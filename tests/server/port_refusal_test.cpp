#include "server/port_refusal.h"

#include <gtest/gtest.h>

namespace parlor::server {
namespace {

std::string refusal(std::uint16_t port, std::errc code) {
  Settings settings;
  settings.address = "0.0.0.0";
  settings.port = port;
  return english(port_refusal(settings, std::make_error_code(code)));
}

TEST(PortRefusal, OfATakenPortNamesAnotherOne) {
  EXPECT_EQ(refusal(8080, std::errc::address_in_use),
            "Port 8080 on 0.0.0.0 is taken by another program: choose another port, such as --port "
            "8081, or --port 0 for any that is free.");
  EXPECT_NE(refusal(65535, std::errc::address_in_use).find("--port 8080"), std::string::npos);
}

TEST(PortRefusal, SaysWhatToDoAboutPortsAndAddressesThatAreNotOurs) {
  EXPECT_NE(refusal(80, std::errc::permission_denied).find("from 1024 on"), std::string::npos);
  EXPECT_NE(refusal(80, std::errc::address_not_available).find("no address of this machine"),
            std::string::npos);
}

TEST(PortRefusal, TellsWhatElseTheSystemSays) {
  const std::string told = refusal(80, std::errc::io_error);
  EXPECT_TRUE(told.starts_with("Port 80 on 0.0.0.0 cannot be served: ")) << told;
}

}  // namespace
}  // namespace parlor::server
