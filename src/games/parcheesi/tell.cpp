#include <algorithm>

#include "core/words.h"
#include "games/parcheesi/game.h"

/// What Parcheesi is, for lists and forms, and its rules in plain words, put together from the
/// options in force.
namespace parlor::parcheesi {
namespace {

GameInfo make_info() {
  GameInfo info;
  info.id = "parcheesi";
  info.title = "Parcheesi";
  info.summary =
      "Race four pawns round the cross-shaped board to HOME; capture, block, and use every die.";
  info.players = {2, 3, 4};
  info.usual_players = 4;
  for (const auto name : color_names) info.seat_names.emplace_back(name);
  for (const PrintedSheet& sheet : printed_sheets()) {
    info.sheets.push_back({std::string(sheet.id), std::string(sheet.name),
                           std::string(sheet.character), option_values(sheet.options)});
  }
  info.options = option_infos();
  return info;
}

/// The sentence that says what an option's value means in these rules.
class Meanings {
 public:
  explicit Meanings(const Options& options)
      : infos_(option_infos()), values_(option_values(options)) {}

  [[nodiscard]] std::string of(std::string_view name) const {
    for (std::size_t i = 0; i < infos_.size(); ++i) {
      if (infos_[i].name != name) continue;
      for (const OptionChoice& choice : infos_[i].choices) {
        if (choice.value == values_[i]) return choice.meaning;
      }
    }
    return {};
  }

 private:
  std::vector<OptionInfo> infos_;
  std::vector<std::string> values_;
};

std::string bonus_sentence(std::string_view what, int size) {
  if (size == 0) return cat(what, " earns no bonus.");
  return cat(what, " earns a bonus of ", size,
             " spaces for one pawn, never split and never used to enter.");
}

}  // namespace

const GameInfo& Parcheesi::info() {
  static const GameInfo info = make_info();
  return info;
}

std::string Parcheesi::rules_name() const {
  const bool pairs_agreed = !rules_.custom && in_pairs();
  return pairs_agreed ? cat(rules_.name, ", in pairs") : rules_.name;
}

std::vector<RulesSection> Parcheesi::tell() const {
  const Meanings meaning(rules_.options);
  const Options& options = rules_.options;
  std::vector<RulesSection> sections;
  sections.push_back({"The aim",
                      {in_pairs() ? "Partners win together when all eight of their pawns are HOME."
                                  : "The first player with all four pawns HOME wins, at once, "
                                    "whatever counts are left."}});
  sections.push_back({"The board",
                      {"A ring of 68 spaces. Yellow enters on 5, blue on 22, red on 39, green on "
                       "56. Each colour leaves the ring for its "
                       "own home path of seven spaces after the space five before its ENTER; HOME "
                       "is the space after the seventh.",
                       meaning.of("direction"), meaning.of("safety_spaces"), meaning.of("laps")}});
  sections.push_back({"Who plays when",
                      {"Two to four players, four pawns each, all in START.", meaning.of("first"),
                       meaning.of("order"), meaning.of("pairs")}});
  sections.push_back({"Entering",
                      {"A pawn enters on its ENTER space with a die of 5, or with two dice that "
                       "total 5, which uses both.",
                       meaning.of("entry_duty"),
                       "Entering captures a lone opponent on ENTER, safety space or not. A "
                       "blockade there stops it, one's own pair too."}});
  sections.push_back({"Moving",
                      {"Each die moves one pawn, or both move the same pawn, one after the other "
                       "in either order; it really lands between.",
                       meaning.of("dice_duty"),
                       "A space holds at most two pawns of a colour and never two colours. A lone "
                       "pawn can always be passed."}});
  sections.push_back(
      {"Doublets",
       {"Doublets bring another roll. While a pawn is in START they are two plain dice.",
        meaning.of("doublets"), meaning.of("third_doublets")}});
  if (options.doublets == Doublets::fourteen_or_nothing) {
    auto& told = sections.back().paragraphs;
    told.insert(told.end() - 1, meaning.of("short_win"));
  }
  sections.push_back({"Capturing",
                      {cat("Landing on a lone opponent by a count sends it back to START",
                           options.safety_spaces
                               ? ", except on a safety space, where it cannot be landed on at all."
                               : ", anywhere on the ring."),
                       "Nobody is captured on a home path."}});
  sections.push_back(
      {"Blockades",
       {"Two pawns of a colour on one space are a blockade, which nobody can land on or capture.",
        meaning.of("own_blockade"), meaning.of("pair_rule")}});
  sections.push_back(
      {"HOME and bonuses",
       {"HOME takes an exact count. Pawns never leave it.",
        bonus_sentence("A capture", options.capture_bonus),
        bonus_sentence("Reaching HOME", options.home_bonus), meaning.of("bonus_time"),
        meaning.of("bonus_duty"), "A bonus that no pawn can move in full is lost."}});
  std::vector<std::string> readings(rules_.base->readings.begin(), rules_.base->readings.end());
  if (!readings.empty()) {
    sections.push_back({"Where the sheet is silent: our reading", std::move(readings)});
  }
  return sections;
}

}  // namespace parlor::parcheesi
