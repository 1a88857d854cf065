#include "fair/texts.h"

#include <vector>

#include <gtest/gtest.h>

#include "fair/dice.h"
#include "fair/kept.h"

namespace parlor::fair {
namespace {

Seed a_seed() {
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
  return seed;
}

const std::string ann_text = "w3Jd0aVq5Zt1w3Jd0aVq5Zt1";
const std::string bob_text = "HelloHelloHelloHelloHello";

/// Ann has revealed, Bob has not, and a bot sits at 3.
std::vector<SeatText> a_table() {
  return {{Seat(0), ann_text, text_commitment("t1", Seat(0), ann_text)},
          {Seat(2), replacement_text(a_seed(), "t1", Seat(2)),
           text_commitment("t1", Seat(2), bob_text), true},
          {Seat(3), ""}};
}

Kept anns_keepings() {
  return {"t1",
          commitment(a_seed()),
          {{Seat(0), text_commitment("t1", Seat(0), ann_text), ann_text, true},
           {Seat(2), text_commitment("t1", Seat(2), bob_text)},
           {Seat(3), ""}}};
}

Recorded a_record() { return {"t1", commitment(a_seed()), a_table()}; }

std::string complaint(const std::optional<Error>& error) {
  return error ? error->message : std::string();
}

TEST(Texts, AreHashedAsTheDocumentsSay) {
  // printf %s t1:0:w3Jd0aVq5Zt1w3Jd0aVq5Zt1 | sha256sum
  EXPECT_EQ(text_commitment("t1", Seat(0), ann_text),
            "3215b9b96b2da53aedc420db159cc4fb8fb9d035449f7b03150789c893283ead");
  // printf %s t1:replacement:2 | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f
  EXPECT_EQ(replacement_text(a_seed(), "t1", Seat(2)),
            "1362af917381a43b6a1241b905ca47fa9f18b30f06b55c8e68430d23ec6548b8");
  EXPECT_TRUE(is_text(replacement_text(a_seed(), "t1", Seat(2))));
}

TEST(Texts, CommitmentsAreOfOneTableAndOneSeat) {
  EXPECT_NE(text_commitment("t1", Seat(0), ann_text), text_commitment("t1", Seat(1), ann_text));
  EXPECT_NE(text_commitment("t1", Seat(0), ann_text), text_commitment("t2", Seat(0), ann_text));
  EXPECT_TRUE(is_commitment(text_commitment("t1", Seat(0), ann_text)));
  EXPECT_FALSE(is_commitment(std::string(64, 'A')));
  EXPECT_FALSE(is_commitment(std::string(63, 'a')));
  EXPECT_FALSE(is_commitment(""));
}

TEST(Texts, ThatWereSwappedAreNamedByTheirSeat) {
  EXPECT_EQ(complaint(wrong_text(a_seed(), "t1", a_table())), "");
  auto text = a_table();
  text[0].text = bob_text;
  EXPECT_NE(complaint(wrong_text(a_seed(), "t1", text)).find("The text of seat 0"),
            std::string::npos);
  auto promise = a_table();
  promise[0].commitment = text_commitment("t1", Seat(0), bob_text);
  EXPECT_NE(complaint(wrong_text(a_seed(), "t1", promise)).find("seat 0"), std::string::npos);
  auto ground = a_table();
  ground[1].text = "a-text-that-the-server-likes";
  EXPECT_NE(complaint(wrong_text(a_seed(), "t1", ground)).find("put in for seat 2"),
            std::string::npos);
}

TEST(Texts, AreCheckedBeforeTheThrowsThatFollowFromThem) {
  auto texts = a_table();
  texts[0].text = bob_text;
  const Source source{a_seed(), "t1", {bob_text, texts[1].text, ""}};
  const auto checked = verify(source, commitment(a_seed()), {{0, throw_dice(source, 0, 2)}}, texts);
  ASSERT_FALSE(checked.ok());
  EXPECT_NE(checked.error().message.find("The text of seat 0"), std::string::npos);
}

TEST(Kept, AgreesWithAnHonestRecord) {
  EXPECT_EQ(complaint(differs_from_kept(a_record(), anns_keepings())), "");
}

TEST(Kept, CatchesAnotherSeedOrTable) {
  Recorded record = a_record();
  record.commitment = digest("another");
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("seen before sitting down"),
            std::string::npos);
  record = a_record();
  record.table = "t2";
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("of table t2"),
            std::string::npos);
}

TEST(Kept, CatchesATextThatWasChosenAfterTheOthersWereSeen) {
  // The record fits together in itself: the host has put another commitment there as well.
  Recorded record = a_record();
  const std::string ground = "ground-until-the-dice-fit";
  record.texts[1] = {Seat(2), ground, text_commitment("t1", Seat(2), ground)};
  EXPECT_FALSE(wrong_text(a_seed(), "t1", record.texts));
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("Seat 2 committed to"),
            std::string::npos);
  record.texts[1] = {Seat(2), ground};
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("has none"),
            std::string::npos)
      << "nor as if it were an old record";
}

TEST(Kept, CatchesAServerThatReplacesATextItHasTaken) {
  Recorded record = a_record();
  record.texts[0].text = replacement_text(a_seed(), "t1", Seat(0));
  record.texts[0].replaced = true;
  EXPECT_FALSE(wrong_text(a_seed(), "t1", record.texts));
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("its own text for seat 0"),
            std::string::npos);
  Kept late = anns_keepings();
  late.seats[0].acknowledged = false;
  EXPECT_EQ(complaint(differs_from_kept(record, late)), "") << "it may have come too late";
}

TEST(Kept, CatchesABotThatWasAPersonAndASeatThatIsMissing) {
  Recorded record = a_record();
  record.texts[2] = {Seat(3), ann_text, text_commitment("t1", Seat(3), ann_text)};
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("Seat 3"),
            std::string::npos);
  record.texts.pop_back();
  EXPECT_NE(complaint(differs_from_kept(record, anns_keepings())).find("seat 3"),
            std::string::npos);
}

}  // namespace
}  // namespace parlor::fair
