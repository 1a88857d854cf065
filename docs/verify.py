#!/usr/bin/env python3
"""Checks the dice of a Parlor record with nothing of Parlor's own: python3 verify.py RECORD.json"""
import hashlib, hmac, json, sys


def throw(seed, table, texts, k, dice):
    """Throw k: bytes of HMAC-SHA-256, those of 252 and more passed over, the rest modulo 6."""
    fallen, block = [], 0
    while True:
        message = f"{table}:{','.join(texts)}:{k}:{block}".encode()
        for byte in hmac.new(seed, message, hashlib.sha256).digest():
            if len(fallen) == dice:
                return fallen
            if byte < 252:
                fallen.append(byte % 6 + 1)
        block += 1


if len(sys.argv) != 2: sys.exit(__doc__)
record = json.load(open(sys.argv[1], encoding="utf-8"))
fair = record["fair"]
seed = bytes.fromhex(fair["seed"])
if hashlib.sha256(seed).hexdigest() != fair["commitment"]:
    sys.exit("The seed is not the one that was committed to.")
throws = [event for event in record["events"] if event["event"] == "threw"]
for number, told in enumerate(throws):
    due = throw(seed, record["table"], fair["texts"], number, len(told["dice"]))
    if told["k"] != number or told["dice"] != due:
        sys.exit(f"Throw {number} was told as {told['dice']} but follows as {due}.")
print(f"All {len(throws)} throws follow from the seed that was committed to and the players' texts.")
