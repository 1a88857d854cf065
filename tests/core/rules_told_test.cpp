#include <algorithm>
#include <cctype>
#include <map>
#include <regex>

#include <gtest/gtest.h>

#include "core/words.h"
#include "games/list.h"

/// The rules as a printed sheet tells them, for every game and sheet.
namespace parlor {
namespace {

struct ToldSheet {
  std::string id;  // `parcheesi royal`
  AnyGame game;
  std::vector<RulesSection> sections;
};

std::vector<ToldSheet> every_sheet() {
  std::vector<ToldSheet> told;
  for (const GameKind& kind : all_games()) {
    for (const SheetInfo& sheet : kind.info().sheets) {
      Setup setup;
      setup.sheet = sheet.id;
      AnyGame game = kind.make(setup).value();
      auto sections = game->rules_text();
      told.push_back({cat(kind.info().id, ' ', sheet.id), std::move(game), std::move(sections)});
    }
  }
  return told;
}

std::string all_words(const std::vector<RulesSection>& sections) {
  std::string text;
  for (const RulesSection& section : sections) {
    text += section.title + '\n';
    for (const std::string& paragraph : section.paragraphs) text += paragraph + '\n';
    for (const RulesExample& example : section.examples) {
      text += example.words + '\n';
      for (const ExamplePlay& each : example.plays) text += each.words + '\n';
    }
  }
  return text;
}

std::size_t examples_of(const std::vector<RulesSection>& sections) {
  std::size_t count = 0;
  for (const RulesSection& section : sections) count += section.examples.size();
  return count;
}

TEST(RulesTold, BeginWithTheBoxAndTheObjectAndLeaveNothingEmpty) {
  for (const ToldSheet& sheet : every_sheet()) {
    ASSERT_GE(sheet.sections.size(), 6U) << sheet.id;
    EXPECT_EQ(sheet.sections[0].title, "What is in the box") << sheet.id;
    EXPECT_EQ(sheet.sections[1].title, "The object") << sheet.id;
    for (const RulesSection& section : sheet.sections) {
      EXPECT_FALSE(section.paragraphs.empty()) << sheet.id << ": " << section.title;
    }
  }
}

TEST(RulesTold, AreWholeSentencesWithEveryTermFilledIn) {
  for (const ToldSheet& sheet : every_sheet()) {
    EXPECT_EQ(all_words(sheet.sections).find_first_of("{}"), std::string::npos) << sheet.id;
    for (const RulesSection& section : sheet.sections) {
      for (const std::string& paragraph : section.paragraphs) {
        const auto first = static_cast<unsigned char>(paragraph.front());
        EXPECT_TRUE(std::isupper(first) != 0 || std::isdigit(first) != 0) << paragraph;
        EXPECT_TRUE(paragraph.ends_with('.')) << paragraph;
      }
    }
  }
}

TEST(RulesTold, WorkThroughEveryExampleThatTheSheetHas) {
  // An example that the engine contradicts is left out of the rules, and missed here.
  const std::map<std::string, std::size_t> expected{
      {"parcheesi royal", 7}, {"parcheesi classic", 7}, {"parcheesi box", 5},
      {"parcheesi nest", 6},  {"parcheesi russian", 6}, {"parcheesi course", 5},
      {"backgammon box", 4},  {"checkers standard", 4}, {"checkers box", 4},
      {"chess box", 8},
  };
  for (const ToldSheet& sheet : every_sheet()) {
    const auto found = expected.find(sheet.id);
    if (found != expected.end()) {
      EXPECT_EQ(examples_of(sheet.sections), found->second) << sheet.id;
    }
  }
}

TEST(RulesTold, TheEngineRulesOnEveryPlayOfAnExampleAsItIsTold) {
  int plays = 0;
  for (const ToldSheet& sheet : every_sheet()) {
    for (const RulesSection& section : sheet.sections) {
      for (const RulesExample& example : section.examples) {
        const auto state = sheet.game->read_position(example.position);
        ASSERT_TRUE(state) << sheet.id << ": " << example.position;
        for (const ExamplePlay& each : example.plays) {
          EXPECT_EQ(sheet.game->judge(*state, each.play).legal, each.legal)
              << sheet.id << ": " << example.position << " " << each.play;
          ++plays;
        }
      }
    }
  }
  EXPECT_GT(plays, 40);
}

TEST(RulesTold, EachParcheesiSheetSpeaksWithItsOwnWords) {
  const std::map<std::string, std::string> foreign{
      {"parcheesi royal", "mover|piece|doubles|nest|reward|block\\b|send back"},
      {"parcheesi classic", "mover|piece|doubles|nest|reward|block\\b|send back"},
      {"parcheesi box", "pawn|piece|blockade|doublets|nest|reward|lone .* on a safety space"},
      {"parcheesi nest", "pawn|mover|START|doublets|bonus|safety space|home path|captur"},
      {"parcheesi russian", "pawn|mover|nest|reward"},
  };
  for (const ToldSheet& sheet : every_sheet()) {
    const auto found = foreign.find(sheet.id);
    if (found == foreign.end()) continue;
    const std::string text = all_words(sheet.sections);
    std::smatch word;
    EXPECT_FALSE(std::regex_search(text, word, std::regex(found->second)))
        << sheet.id << " says " << word.str();
  }
}

TEST(RulesTold, NameTheTwelveSafetySpacesAndThatEnterIsOneOfThem) {
  for (const ToldSheet& sheet : every_sheet()) {
    if (sheet.id != "parcheesi royal" && sheet.id != "parcheesi nest") continue;
    const std::string text = all_words(sheet.sections);
    EXPECT_NE(text.find("5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 and 68. The four ENTER spaces "
                        "are among them."),
              std::string::npos)
        << sheet.id;
  }
}

TEST(RulesTold, SayWhetherAWinMayLeaveCountsOfFourteenOrNothing) {
  const std::string strict = "but none of the four counts of doub";
  const std::string free = "It does not matter which counts are left.";
  for (const ToldSheet& sheet : every_sheet()) {
    if (!sheet.id.starts_with("parcheesi ")) continue;
    const std::string text = all_words(sheet.sections);
    const bool is_strict = sheet.id == "parcheesi royal" || sheet.id == "parcheesi classic" ||
                           sheet.id == "parcheesi box";
    EXPECT_EQ(text.find(strict) != std::string::npos, is_strict) << sheet.id;
    EXPECT_EQ(text.find(free) != std::string::npos, !is_strict) << sheet.id;
  }
}

/// The first sheet of a game with one option set.
Setup house(const GameInfo& info, const OptionInfo& option, const std::string& value) {
  Setup setup;
  setup.sheet = info.sheets.front().id;
  const bool truth = value == "true" || value == "false";
  setup.settings.push_back(
      {option.name, truth ? OptionValue(value == "true") : OptionValue(value), 0});
  return setup;
}

void expect_readable_examples(const GameFace& game, const std::string& what) {
  for (const RulesSection& section : game.rules_text()) {
    for (const RulesExample& example : section.examples) {
      EXPECT_TRUE(game.read_position(example.position)) << what << ": " << example.position;
    }
  }
}

TEST(RulesTold, NoHouseRuleMakesAnExampleFalse) {
  for (const GameKind& kind : all_games()) {
    for (const OptionInfo& option : kind.info().options) {
      for (const OptionChoice& choice : option.choices) {
        const auto game = kind.make(house(kind.info(), option, choice.value));
        if (game) expect_readable_examples(**game, cat(option.name, " = ", choice.value));
      }
    }
  }
}

}  // namespace
}  // namespace parlor
