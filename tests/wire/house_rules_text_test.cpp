#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/words.h"
#include "games/list.h"
#include "sheets/rules_file.h"
#include "wire/rules_json.h"

/// What the page offers as a file has to be one that the program reads.
namespace parlor::wire {
namespace {

const GameInfo& first_game() { return all_games().front().info(); }

sheets::Reading read_back(const Setup& setup) {
  return sheets::read_rules(toml_text(first_game(), setup));
}

Setup setup_named(std::string name) {
  Setup setup;
  setup.sheet = first_game().sheets.front().id;
  setup.name = std::move(name);
  return setup;
}

/// Any text of Unicode's characters, control characters and quotes among them, as UTF-8.
std::string utf8(const std::vector<char32_t>& letters) {
  std::string text;
  for (const char32_t letter : letters) {
    const auto byte = [&text](char32_t bits) { text += static_cast<char>(bits); };
    if (letter < 0x80) {
      byte(letter);
    } else if (letter < 0x800) {
      byte(0xC0 | letter >> 6);
      byte(0x80 | (letter & 0x3F));
    } else {
      byte(0xE0 | letter >> 12);
      byte(0x80 | (letter >> 6 & 0x3F));
      byte(0x80 | (letter & 0x3F));
    }
  }
  return text;
}

rc::Gen<char32_t> letter() {
  return rc::gen::oneOf(
      rc::gen::inRange<char32_t>(1, 0x80), rc::gen::inRange<char32_t>(0x80, 0xD800),
      rc::gen::element<char32_t>('"', '\\', '\n', '\r', '\t', 0x7F, '.', '=', '#', '\'', '['));
}

RC_GTEST_PROP(HouseRulesText, ReadsBackWithWhateverNameItHas, ()) {
  const auto letters = *rc::gen::nonEmpty(rc::gen::container<std::vector<char32_t>>(letter()));
  const std::string name = utf8(letters);
  const sheets::Reading reading = read_back(setup_named(name));
  RC_ASSERT(reading.problems.empty());
  RC_ASSERT(reading.file.name == name);
  RC_ASSERT(reading.file.settings.empty());
}

RC_GTEST_PROP(HouseRulesText, ReadsBackWithWhateverTextAnOptionHas, ()) {
  const std::string value = utf8(*rc::gen::container<std::vector<char32_t>>(letter()));
  Setup setup = setup_named("Sunday");
  setup.settings.push_back({"order", value, 0});
  const sheets::Reading reading = read_back(setup);
  RC_ASSERT(reading.problems.empty());
  RC_ASSERT(reading.file.settings.size() == 1U);
  RC_ASSERT(std::get<std::string>(reading.file.settings.front().value) == value);
}

TEST(HouseRulesText, ReadsBackWithANameFullOfPointsAndEqualSigns) {
  const std::string name = std::string(40, '.') + std::string(250, '=');
  const sheets::Reading reading = read_back(setup_named(name));
  EXPECT_TRUE(reading.problems.empty());
  EXPECT_EQ(reading.file.name, name);
}

TEST(HouseRulesText, EscapesWhatWouldEndTheName) {
  const std::string text = toml_text(first_game(), setup_named("Mum\'s \"best\"\\\n"));
  EXPECT_NE(text.find(R"(name = "Mum's \"best\"\\\u000A")"), std::string::npos) << text;
}

}  // namespace
}  // namespace parlor::wire
