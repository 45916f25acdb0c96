#!/usr/bin/env node
// A bot for Auberge in JavaScript, with nothing but Node: it takes the last legal move, or the one `place` names.
//
//   auberge arena valletta --bots squire,exec:examples/bots/last_move.js
//   auberge arena valletta --bots squire,"exec:examples/bots/last_move.js#place=2"

const readline = require("node:readline");

let place = 0; // 0: the last, 1: the first, 2: the second ...
let position = null;

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

const answers = {
  hello() {
    say({
      kind: "hello",
      protocol: 1,
      name: "Last move in JavaScript",
      author: "Auberge",
      options: [{ name: "place", default: place }],
    });
  },
  option(message) {
    if (message.name === "place") place = message.value;
  },
  ready() {
    say({ kind: "ready" });
  },
  position(message) {
    position = message;
  },
  go() {
    const moves = position.moves;
    const chosen = moves[Math.min(place > 0 ? place : moves.length, moves.length) - 1];
    say({ kind: "info", text: `${moves.length} moves` });
    say({ kind: "bestmove", text: chosen.text });
  },
  quit() {
    process.exit(0);
  },
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  answers[message.kind]?.(message); // what it does not know it passes over
});
