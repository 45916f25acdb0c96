/**
 * Cuts the typefaces to what the page shows, so that the first load stays small: each face is split by `unicode-range`
 * into the letters every page needs and the rest, which the browser fetches only when a name or a sentence has them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

interface Face {
  readonly family: string;
  readonly files: string;
  readonly weight: number;
  readonly italic?: boolean;
  /** Characters per file, the most used first; the last may be everything else of Latin. */
  readonly parts: readonly string[];
  /** Letters of further languages, from the face's second file: names have them. */
  readonly more?: string;
  readonly features: readonly string[];
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, k) => String.fromCharCode(from + k)).join('');
const ASCII = range(0x20, 0x7e);
const MARKS = '\u00a0·–—’‘“”„«»‹›…×−°';
const ACCENTS = 'àâäæçéèêëîïìíñòóôöœùúûüßÀÂÄÇÉÈÊËÎÏÒÔÖŒÙÛÜ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ !?,.:’àéèêüäö';
const DIGITS = '0123456789-–—…“”«»()/;&"\'+';
const LOWER = range(0x61, 0x7a) + ' .,!?:’-';
const CAPITALS = range(0x41, 0x5a) + range(0x30, 0x39);
const COMMON = ASCII + MARKS + ACCENTS;
const LATIN = range(0xa0, 0xff) + 'ıŒœˆ˜€™←↑→↓−';
const without = (all: string, taken: string): string => [...all].filter((c) => !taken.includes(c)).join('');
const FURTHER = without(range(0x100, 0x17f) + 'ȘșȚțẀẁẂẃẄẅẞỲỳ', LATIN);

const UI = ['kern', 'lnum', 'tnum', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
const TITLE = ['kern', 'liga', 'ccmp', 'locl'];

function faces(tagline: string): Face[] {
  const sans = (weight: number): Face => ({
    family: 'Alegreya Sans',
    files: 'alegreya-sans/files/alegreya-sans-latin',
    weight,
    parts: [COMMON, without(LATIN, COMMON)],
    more: FURTHER,
    features: UI,
  });
  const fell = { weight: 400, features: TITLE };
  const title = [
    LETTERS,
    DIGITS,
    without(MARKS + ACCENTS, LETTERS + DIGITS),
    without(COMMON + LATIN, LETTERS + DIGITS + MARKS + ACCENTS),
  ];
  return [
    sans(500),
    sans(700),
    sans(800),
    { ...fell, family: 'IM Fell English', files: 'im-fell-english/files/im-fell-english-latin', parts: title },
    {
      ...fell,
      family: 'IM Fell English',
      files: 'im-fell-english/files/im-fell-english-latin',
      italic: true,
      parts: [tagline, without(LETTERS, tagline), without(COMMON + LATIN, LETTERS + tagline)],
    },
    { ...fell, family: 'IM Fell English SC', files: 'im-fell-english-sc/files/im-fell-english-sc-latin', parts: title },
    {
      ...fell,
      family: 'Caveat Brush',
      features: ['kern'],
      files: 'caveat-brush/files/caveat-brush-latin',
      parts: [CAPITALS, LOWER, without(COMMON + LATIN, CAPITALS + LOWER)],
    },
  ];
}

/** The letters of the sentence under the sign of the house, in all languages. */
function taglineLetters(locales: string): string {
  const texts = readdirSync(locales).map((language) => {
    const file = join(locales, language, 'web.ftl');
    return existsSync(file) ? (/^web-tagline = (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : '';
  });
  return [...new Set(texts.join(''))].sort().join('');
}

function unicodeRange(characters: string): string {
  const codes = [...new Set([...characters].map((c) => c.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return spans.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',');
}

/** Writes src/generated/fonts.css and the files it names, unless they are there already. */
export async function writeFonts(root: string, locales: string): Promise<void> {
  const folder = join(root, 'src', 'generated');
  const tagline = taglineLetters(locales);
  const stamp = createHash('sha256')
    .update(JSON.stringify(faces(tagline)))
    .digest('hex');
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet) && readFileSync(sheet, 'utf8').includes(stamp)) return;
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const rules = [`/* ${stamp} */`];
  for (const face of faces(tagline)) {
    const style = face.italic ? 'italic' : 'normal';
    const fileOf = (kind: string): Buffer =>
      readFileSync(join(root, 'node_modules', '@fontsource', `${face.files}${kind}-${face.weight}-${style}.woff2`));
    const parts = face.parts.map((characters) => [characters, ''] as const);
    for (const [k, [characters, kind]] of [...parts, [face.more ?? '', '-ext'] as const].entries()) {
      if (characters === '') continue;
      const name = `${face.files.split('/').at(-1)}-${face.weight}-${style}-${k + 1}.woff2`;
      const cut = await subsetFont(fileOf(kind), characters, {
        targetFormat: 'woff2',
        keepFeatures: [...face.features],
        noHinting: true,
      });
      writeFileSync(join(folder, 'fonts', name), cut);
      rules.push(
        `@font-face{font-family:'${face.family}';font-weight:${face.weight};font-style:${style};font-display:swap;` +
          `src:url(./fonts/${name}) format('woff2');unicode-range:${unicodeRange(characters)}}`,
      );
    }
  }
  writeFileSync(sheet, rules.join('\n') + '\n');
}
