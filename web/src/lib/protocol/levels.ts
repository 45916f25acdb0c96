// Written by scripts/write_protocol.py from the Python types. Do not edit.
/** The faces of the computer players' levels, from the weakest to the strongest. */
export const LEVEL_FACES = {
  random: "bot-fool",
  page: "bot-page",
  squire: "bot-squire",
  knight: "bot-knight",
  grand_master: "bot-grandmaster",
} as const;
export const LEVELS: readonly string[] = Object.keys(LEVEL_FACES);
