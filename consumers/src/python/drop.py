"""Reads the public state of an event from standard input and writes the command that drops its last player."""

import json
import sys

state = json.load(sys.stdin)
command = {
    "@type": "dropPlayer",
    "player": state["players"][-1]["entrant"]["id"],
    "reason": "OWN_WISH",
    "partialScore": {"leaverVps": 0, "opponentVps": 0},
}
json.dump(command, sys.stdout, separators=(",", ":"))
print()
