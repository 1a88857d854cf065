#include <filesystem>
#include <regex>

#include <gtest/gtest.h>

#include "cli/told.h"
#include "games/list.h"

/// `parlor verify` and `docs/verify.py`, on records of real games: those of `clear_texts` are from
/// before texts were committed to; in the one of `committed_texts` Ann, seat 0, has revealed hers
/// and Bob, seat 1, has not.
namespace parlor::test {
namespace {

const std::string golden = PARLOR_SOURCE_DIR "/tests/golden/";
const std::string committed = golden + "committed_texts/snakes_ladders.json";
const std::string anns = golden + "committed_texts/snakes_ladders.kept.json";

/// Python's own verification; empty where all is well.
Told by_python(const std::string& arguments) {
  const std::string said = scratch_file("python.txt", "");
  const std::string command =
      "python3 " PARLOR_SOURCE_DIR "/docs/verify.py " + arguments + " > " + said + " 2>&1";
  const int status = std::system(command.c_str());
  return {status == 0 ? 0 : 1, text_of(said), {}};
}

/// Both say no, and name the same thing.
void is_caught(const std::string& arguments, const std::string& named) {
  const Told told = parlor_program("verify " + arguments);
  EXPECT_EQ(told.exit, 1) << arguments;
  EXPECT_TRUE(has(told.out, named)) << named << ": " << told.out << told.err;
  const Told python = by_python(arguments);
  EXPECT_EQ(python.exit, 1) << arguments << python.out;
  EXPECT_TRUE(has(python.out, "eat " + named.substr(named.find("eat ") + 4, 1))) << python.out;
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  EXPECT_NE(text.find(from), std::string::npos) << from;
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
  return text;
}

TEST(Verify, TakesEveryRecordOfTheProgramBeforeTextsWereCommittedTo) {
  for (const GameKind& kind : all_games()) {
    const std::string file = golden + "clear_texts/" + kind.info().id + ".json";
    const Told told = parlor_program("verify " + file);
    EXPECT_EQ(told.exit, 0) << file << told.out << told.err;
    EXPECT_TRUE(has(told.out, "the last to sit down could choose its own")) << told.out;
    EXPECT_EQ(by_python(file).exit, 0) << file;
  }
}

TEST(Verify, TellsOfATextThatTheServerPutIn) {
  const Told told = parlor_program("verify " + committed);
  EXPECT_EQ(told.exit, 0) << told.out;
  EXPECT_TRUE(has(told.out, "The text of seat 1 was not revealed in time")) << told.out;
  EXPECT_FALSE(has(told.out, "as it was seen at the table"));
  EXPECT_EQ(by_python(committed).exit, 0);
}

TEST(Verify, ComparesWithWhatWasKeptInAFileOrWithTheRecord) {
  const Told told = parlor_program("verify " + committed + " --kept " + anns);
  EXPECT_EQ(told.exit, 0) << told.out;
  EXPECT_TRUE(has(told.out, "as it was seen at the table")) << told.out;
  const std::string along =
      scratch_file("along.json", with(text_of(committed), R"({"parlor_record")",
                                      R"({"kept":)" + text_of(anns) + R"(,"parlor_record")"));
  EXPECT_TRUE(has(parlor_program("verify " + along).out, "as it was seen at the table"));
  EXPECT_TRUE(has(by_python(along).out, "as it was seen at the table"));
  EXPECT_TRUE(has(by_python(committed + " --kept " + along).out, "as it was seen at the table"));
}

TEST(Verify, NamesTheSeatOfASwappedTextOrCommitment) {
  const std::string record = text_of(committed);
  const std::string text = "w3Jd0aVq5Zt1w3Jd0aVq5Zt1";
  is_caught(scratch_file("text.json", with(record, text, "another-text-of-her-own-here")),
            "The text of seat 0 is not the one that was committed to");
  std::smatch found;
  ASSERT_TRUE(std::regex_search(record, found,
                                std::regex(R"re("seat":0[^}]*"text_commitment":"(\w+)")re")));
  is_caught(scratch_file("commitment.json", with(record, found[1], std::string(64, 'a'))),
            "The text of seat 0");
  ASSERT_TRUE(std::regex_search(record, found, std::regex(R"re("text":"(\w+)","by":"server")re")));
  is_caught(scratch_file("server.json", with(record, found[1], std::string(64, 'b'))),
            "put in for seat 1 is not the one it was bound to");
}

TEST(Verify, CatchesByWhatWasKeptAServerThatReplacesATextItHasTaken) {
  // Bob's page had its text acknowledged, as it says, and the record fits together all the same.
  const std::string bobs = scratch_file(
      "bobs.json",
      with(text_of(anns), R"("seat": 1,)",
           R"("seat": 1, "text": "HelloHelloHelloHelloHello", "acknowledged": true,)"));
  EXPECT_EQ(parlor_program("verify " + committed).exit, 0);
  is_caught(committed + " --kept " + bobs, "its own text for seat 1 though it had taken");
}

TEST(Verify, CatchesByWhatWasKeptACommitmentThatWasChangedLater) {
  std::smatch found;
  const std::string kept = text_of(anns);
  ASSERT_TRUE(
      std::regex_search(kept, found, std::regex(R"re("seat": 1,\s*"text_commitment": "(\w+)")re")));
  const std::string other = scratch_file("other.json", with(kept, found[1], std::string(64, 'c')));
  is_caught(committed + " --kept " + other, "Seat 1 committed to cccc");
}

TEST(Verify, SaysWhatIsNotWhatAPageKeeps) {
  const Told told =
      parlor_program("verify " + committed + " --kept " + scratch_file("no.json", "{}"));
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(has(told.err, "not what a page keeps")) << told.err;
}

}  // namespace
}  // namespace parlor::test
