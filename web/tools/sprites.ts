/** Joins art/icons/*.svg into one sprite per group, and writes the names of all icons for TypeScript. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const GAMES: Record<string, RegExp> = {
  saint_malo: /^(die-|person-|cannon|church$|coin$|shield$|ship$|tower$|wave$)/,
  valletta: /^(good-|barrel|jean$|parchment$|city-arms$|card-back$|door-closed$)/,
  malta: /^(malta-|negate$|boomerang$|discard$|arrow$)/,
};

/** The sprite an icon belongs to: a game's, if its name says so, else the one every page loads. */
function groupOf(name: string): string {
  return Object.keys(GAMES).find((game) => GAMES[game]?.test(name)) ?? 'core';
}

function symbolOf(name: string, svg: string): string {
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 48 48';
  return `<symbol id="${name}" viewBox="${box}">${inner}</symbol>`;
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes src/generated/sprite-<group>.svg and src/lib/pieces/icons.ts under `root`. */
export function writeSprites(root: string): void {
  const folder = join(root, 'art', 'icons');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4))
    .sort();
  const generated = join(root, 'src', 'generated');
  mkdirSync(generated, { recursive: true });
  for (const group of ['core', ...Object.keys(GAMES)]) {
    const symbols = names
      .filter((name) => groupOf(name) === group)
      .map((name) => symbolOf(name, readFileSync(join(folder, `${name}.svg`), 'utf8')));
    writeIfChanged(
      join(generated, `sprite-${group}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
    );
  }
  const entries = names.map((name) => `  '${name}': '${groupOf(name)}',`.replace(/'(\w+)':/, '$1:'));
  writeIfChanged(
    join(root, 'src', 'lib', 'pieces', 'icons.ts'),
    `/** Written by tools/sprites.ts from art/icons: every icon and the sprite it is in. Do not edit. */\n` +
      `export const ICONS = {\n${entries.join('\n')}\n} as const;\n\n` +
      `export type IconName = keyof typeof ICONS;\n`,
  );
}
