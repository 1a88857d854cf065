#!/usr/bin/env python3
"""Checks the dice of a Parlor record with nothing of Parlor's own: python3 verify.py RECORD.json [--kept FILE.json]"""
import hashlib, hmac, json, sys


def keyed(seed, message):
    return hmac.new(seed, message.encode(), hashlib.sha256)


def throw(seed, table, texts, k, dice):
    """Throw k: bytes of HMAC-SHA-256, those of 252 and more passed over, the rest modulo 6."""
    fallen, block = [], 0
    while True:
        for byte in keyed(seed, f"{table}:{','.join(texts)}:{k}:{block}").digest():
            if len(fallen) == dice:
                return fallen
            if byte < 252:
                fallen.append(byte % 6 + 1)
        block += 1


def committed_texts(events):
    """By seat: the text, what it was committed to by, and whether it is the server's."""
    seats, bound = {}, False
    for event in events:
        seat = event.get("seat")
        if event["event"] == "sat":
            seats[seat] = (event.get("text", ""), event.get("text_commitment", ""), False)
        elif event["event"] == "stood":
            seats.pop(seat)
        elif event["event"] == "completed":
            bound = True
        elif event["event"] == "revealed":
            if not bound:
                sys.exit(f"The text of seat {seat} was revealed before all were committed to.")
            seats[seat] = (event["text"], seats[seat][1], event["by"] == "server")
    return seats


if len(sys.argv) not in (2, 4) or sys.argv[2:3] not in ([], ["--kept"]): sys.exit(__doc__)
record = json.load(open(sys.argv[1], encoding="utf-8"))
kept = json.load(open(sys.argv[3], encoding="utf-8")) if len(sys.argv) == 4 else record
kept = kept.get("kept", kept if len(sys.argv) == 4 else None)
table, fair, events = record["table"], record["fair"], record["events"]
seats = committed_texts(events)
if kept:
    if (kept["table"], kept["commitment"]) != (table, fair["commitment"]):
        sys.exit("The table or its commitment is not the one that was seen before sitting down.")
    for one in kept["seats"]:
        text, commitment, replaced = seats.get(one["seat"], ("", None, False))
        if commitment != one["text_commitment"]:
            sys.exit(f"Seat {one['seat']} committed to something else, as it was seen at the table.")
        if replaced and one.get("acknowledged"):
            sys.exit(f"The server replaced the text of seat {one['seat']} though it had taken it in time.")
        if not replaced and one.get("text", text) != text:
            sys.exit(f"The text of seat {one['seat']} is not the one that was kept.")
seed = bytes.fromhex(fair["seed"])
if hashlib.sha256(seed).hexdigest() != fair["commitment"]:
    sys.exit("The seed is not the one that was committed to.")
if fair["texts"] != [text for _, (text, _, _) in sorted(seats.items())]:
    sys.exit("The texts are not those that the events tell of.")
for seat, (text, commitment, replaced) in sorted(seats.items()):
    if replaced and text != keyed(seed, f"{table}:replacement:{seat}").hexdigest():
        sys.exit(f"The server's text for seat {seat} is not the one it was bound to.")
    if not replaced and commitment and commitment != hashlib.sha256(f"{table}:{seat}:{text}".encode()).hexdigest():
        sys.exit(f"The text of seat {seat} is not the one that was committed to.")
    if replaced: print(f"The text of seat {seat} was not revealed in time: the server's is used.")
    if text and not commitment: print(f"The text of seat {seat} was not committed to, as in older games.")
throws = [event for event in events if event["event"] == "threw"]
for number, told in enumerate(throws):
    due = throw(seed, table, fair["texts"], number, len(told["dice"]))
    if told["k"] != number or told["dice"] != due:
        sys.exit(f"Throw {number} was told as {told['dice']} but follows as {due}.")
print(f"All {len(throws)} throws follow from the seed that was committed to and the players' texts.")
if kept: print("All of it is as it was seen at the table.")
