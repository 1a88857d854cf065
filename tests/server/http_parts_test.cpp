#include "server/http_parts.h"

#include <gtest/gtest.h>

#include "server/limits.h"

namespace parlor::server {
namespace {

TEST(Cookies, GiveTheTokenOnlyIfItIsOneOfOurs) {
  const std::string token = "0123456789abcdef0123456789abcdef";
  EXPECT_EQ(token_in("parlor=" + token), token);
  EXPECT_EQ(token_in("a=b;  parlor=" + token + " ; c"), token);
  EXPECT_EQ(token_in("parlor=short; parlor=" + token), token);
  EXPECT_EQ(token_in(""), "");
  EXPECT_EQ(token_in("parlor"), "");
  EXPECT_EQ(token_in("notparlor=" + token), "");
  EXPECT_EQ(token_in("parlor=" + token + "0"), "");
  EXPECT_EQ(token_in("parlor=0123456789ABCDEF0123456789ABCDEF"), "");
}

TEST(Origins, AreTheServerItselfOrAllowed) {
  const std::vector<std::string> allowed{"https://games.example"};
  EXPECT_TRUE(origin_is_fine("", "parlor.test", allowed)) << "no browser";
  EXPECT_TRUE(origin_is_fine("http://parlor.test:8080", "parlor.test:8080", allowed));
  EXPECT_TRUE(origin_is_fine("https://games.example", "parlor.test", allowed));
  EXPECT_FALSE(origin_is_fine("http://parlor.test", "parlor.test:8080", allowed));
  EXPECT_FALSE(origin_is_fine("http://evil.example", "parlor.test", allowed));
  EXPECT_FALSE(origin_is_fine("null", "parlor.test", allowed));
  EXPECT_FALSE(origin_is_fine("http://", "", allowed));
}

TEST(Hosts, AreTheNamesThatTheServerIsReachedByOrAddresses) {
  const std::vector<std::string> origins{"https://games.example.org", "http://box.local:8080"};
  for (const char* right : {"games.example.org", "Games.Example.org", "games.example.org:443",
                            "box.local:8080", "127.0.0.1:8080", "[::1]:8080", "localhost:8080"})
    EXPECT_TRUE(host_is_fine(right, origins)) << right;
  for (const char* wrong : {"", "evil.example", "games.example.org.evil.example", "box.local",
                            "games.example.org:8080", "127.0.0.1.evil.example"})
    EXPECT_FALSE(host_is_fine(wrong, origins)) << wrong;
  EXPECT_TRUE(host_is_fine("any.example", {})) << "nobody has said what the server is called";
}

TEST(Origins, AreWrittenAsBrowsersTellThem) {
  for (const char* right :
       {"https://games.example.org", "http://192.168.1.5:8080", "http://[::1]:80"})
    EXPECT_TRUE(is_origin(right)) << right;
  for (const char* wrong : {"", "garbage", "example.org", "https://", "https://a b", "ftp://a",
                            "https://example.org/", "https://Example.org", "http://a:port"})
    EXPECT_FALSE(is_origin(wrong)) << wrong;
}

TEST(Targets, AreAPathAndAQuery) {
  EXPECT_EQ(read_target("/ws/abc?after=41").path, "/ws/abc");
  EXPECT_EQ(read_target("/ws/abc?after=41").query, "after=41");
  EXPECT_EQ(read_target("/").query, "");
  EXPECT_EQ(after_in("after=41"), 41);
  EXPECT_EQ(after_in("x=1&after=41"), 41);
  EXPECT_FALSE(after_in("after=-1"));
  EXPECT_FALSE(after_in("after="));
  EXPECT_FALSE(after_in("after=99999999999999999999"));
  EXPECT_FALSE(after_in("before=3"));
}

TEST(Addresses, AreCountedByNetworkWhereOneHasBillions) {
  EXPECT_EQ(counted_as("192.168.1.7"), "192.168.1.7");
  EXPECT_EQ(counted_as("::ffff:192.168.1.7"), "192.168.1.7");
  EXPECT_EQ(counted_as("2001:db8:1:2:3:4:5:6"), counted_as("2001:db8:1:2:ffff::1"));
  EXPECT_NE(counted_as("2001:db8:1:2::1"), counted_as("2001:db8:1:3::1"));
}

TEST(Proxies, AreBelievedOnlyWhereTheyAreTrusted) {
  const std::vector<std::string> trusted{"127.0.0.1", "10.0.0.2"};
  const auto from = [&](const char* peer, const char* forwarded_for, const char* forwarded = "") {
    return asker(peer, {forwarded_for, forwarded, ""}, trusted);
  };
  EXPECT_EQ(from("192.0.2.9", "198.51.100.7"), "192.0.2.9") << "anybody can say so";
  EXPECT_EQ(from("127.0.0.1", "198.51.100.7"), "198.51.100.7");
  EXPECT_EQ(from("127.0.0.1", "1.2.3.4, 198.51.100.7, 10.0.0.2"), "198.51.100.7")
      << "the last that is not trusted: what comes before it is hearsay";
  EXPECT_EQ(from("127.0.0.1", ""), "127.0.0.1");
  EXPECT_EQ(from("127.0.0.1", "1.2.3.4, unknown"), "127.0.0.1");
  EXPECT_EQ(from("127.0.0.1", "198.51.100.7:4711"), "198.51.100.7");
  EXPECT_EQ(from("127.0.0.1", "", "for=198.51.100.7;proto=https"), "198.51.100.7");
  EXPECT_EQ(from("127.0.0.1", "", "for=1.2.3.4, for=\"[2001:db8::1]:80\""), "2001:db8::1");
}

TEST(Proxies, TellWhetherAPageCameByHttps) {
  const std::vector<std::string> trusted{"127.0.0.1"};
  EXPECT_TRUE(came_by_https("127.0.0.1", {"", "", "https"}, trusted));
  EXPECT_TRUE(came_by_https("127.0.0.1", {"", "for=1.2.3.4;proto=https", ""}, trusted));
  EXPECT_FALSE(came_by_https("127.0.0.1", {"", "", "http"}, trusted));
  EXPECT_FALSE(came_by_https("192.0.2.9", {"", "", "https"}, trusted));
}

TEST(TableIds, AreSmallLettersAndDigits) {
  EXPECT_TRUE(could_be_table("k7f3mq2x9d"));
  for (const char* wrong :
       {"", "K7", "a b", "a'b", "\xFF", "a/b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
    EXPECT_FALSE(could_be_table(wrong)) << wrong;
  }
}

TEST(Buckets, LetSomeThroughAtOnceAndThenSoManyASecond) {
  Bucket bucket(10, 20);
  int passed = 0;
  for (int i = 0; i < 100; ++i) passed += bucket.take(1'000) ? 1 : 0;
  EXPECT_EQ(passed, 20);
  for (int i = 0; i < 100; ++i) passed += bucket.take(2'000) ? 1 : 0;
  EXPECT_EQ(passed, 30);
  Buckets buckets(1, 1);
  EXPECT_TRUE(buckets.take("a", 1'000));
  EXPECT_FALSE(buckets.take("a", 1'000));
  EXPECT_TRUE(buckets.take("b", 1'000));
}

TEST(Buckets, ForgetAddressesThatAreFullAgain) {
  Buckets buckets(1, 1);
  for (int i = 0; i < 20'001; ++i) EXPECT_TRUE(buckets.take(std::to_string(i), 1'000));
  EXPECT_FALSE(buckets.take("one more", 1'000)) << "too many at once to be counted";
  EXPECT_TRUE(buckets.take("one more", 3'000));
}

}  // namespace
}  // namespace parlor::server
