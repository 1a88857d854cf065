#include "server/thought_queue.h"

#include <gtest/gtest.h>

namespace parlor::server {
namespace {

using Time = ThoughtQueue::Time;

void put(ThoughtQueue& queue, const std::string& address, const std::string& level, int count = 1) {
  for (int i = 0; i < count; ++i) {
    Thought thought;
    thought.address = address;
    thought.level = level;
    queue.put(std::move(thought));
  }
}

/// Takes thoughts of a second each until one for this address comes; how many came before it.
int before(ThoughtQueue& queue, const std::string& address) {
  for (int count = 0;; ++count) {
    const Thought thought = queue.take(false);
    queue.charge(thought.address, Time(1000));
    if (thought.address == address) return count;
  }
}

TEST(Thoughts, OfAStrangerDoNotWaitBehindAHundredTablesOfAnother) {
  ThoughtQueue queue;
  put(queue, "crowd", "expert", 100);
  EXPECT_EQ(before(queue, "crowd"), 0);
  put(queue, "stranger", "expert");
  EXPECT_EQ(before(queue, "stranger"), 0);
  put(queue, "stranger", "expert", 10);
  EXPECT_LE(before(queue, "stranger"), 1);
  for (int i = 0; i < 9; ++i) EXPECT_LE(before(queue, "stranger"), 1) << "in turns";
}

TEST(Thoughts, ThatAreEasyGoFirstAndHaveAThreadOfTheirOwn) {
  ThoughtQueue queue;
  put(queue, "crowd", "expert", 100);
  EXPECT_FALSE(queue.has(true));
  put(queue, "crowd", "easy");
  EXPECT_TRUE(queue.has(true));
  EXPECT_EQ(queue.take(false).level, "easy");
  put(queue, "crowd", "easy");
  EXPECT_EQ(queue.take(true).level, "easy");
  EXPECT_FALSE(queue.has(true));
  EXPECT_TRUE(queue.has(false));
}

TEST(Thoughts, ThatNobodyLooksAtGoLast) {
  ThoughtQueue queue;
  put(queue, "", "easy", 3);
  put(queue, "somebody", "expert");
  EXPECT_EQ(before(queue, "somebody"), 0);
}

TEST(Thoughts, OfWhoHasManyWaitingGetLessTime) {
  ThoughtQueue queue;
  put(queue, "somebody", "expert", 4);
  EXPECT_EQ(queue.time_for("somebody", Time(1000)), Time(1000));
  put(queue, "crowd", "expert", 40);
  EXPECT_EQ(queue.time_for("crowd", Time(1000)), Time(100));
  put(queue, "crowd", "expert", 4000);
  EXPECT_EQ(queue.time_for("crowd", Time(1000)), Time(50));
  EXPECT_EQ(queue.time_for("crowd", Time(20)), Time(20));
  EXPECT_EQ(queue.time_for("nobody", Time(1000)), Time(1000));
}

}  // namespace
}  // namespace parlor::server
