"""A program that keeps to the protocol until it is asked for a move; then it does what it was called with."""

import json
import os
import sys
import time


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def answer(way: str) -> None:
    """A move, of sorts."""
    match way:
        case "illegal":
            say(kind="bestmove", number=-5)
        case "no-move":
            say(kind="bestmove", text="castle kingside")
        case "empty":
            say(kind="bestmove")
        case "crash":
            sys.exit(3)
        case "garbage":
            print("checkmate!", flush=True)
        case "out-of-turn":
            say(kind="ready")
        case "huge":
            sys.stdout.write("x" * 200_000)
            sys.stdout.flush()
            time.sleep(60)
        case "flood":
            for _ in range(200_000):
                print('{"kind":"info","text":"thinking"}')
            time.sleep(60)
        case "deaf" | "stops":
            pass
        case _:
            raise ValueError(way)


def main(way: str) -> None:
    position = {"moves": [{"number": 0}]}
    for line in sys.stdin:
        message = json.loads(line)
        match message["kind"]:
            case "hello" if way == "mute":
                time.sleep(60)
            case "hello":
                protocol = 99 if way == "future" else 1
                played = ["chess"] if way == "chess" else []
                say(kind="hello", protocol=protocol, name="Odd", games=played, later="unknown fields are fine")
            case "ready":
                say(kind="ready")
            case "position":
                position = message
            case "go" if way == "environment":
                say(kind="info", text=" ".join(sorted(os.environ)))
                say(kind="bestmove", number=position["moves"][0]["number"])
            case "go":
                answer(way)
            case "stop" if way == "stops":
                say(kind="bestmove", number=position["moves"][-1]["number"])
    if way == "stays":
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1])
