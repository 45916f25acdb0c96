/** Writes manifest.webmanifest, by which browsers install the page as an app: its addresses are relative to itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
/** The table by day, as in styles/tokens.css. */
const TABLE = '#ead6a9';

function taglineIn(locales: string, language: string): string {
  const text = readFileSync(join(locales, language, 'web.ftl'), 'utf8');
  const found = /^web-tagline = (.*)$/m.exec(text)?.[1];
  if (found === undefined) throw new Error(`${language}: web-tagline is missing`);
  return found;
}

export function describeApp(locales: string): object {
  const picture = (size: number, purpose: string): object => ({
    src: `icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: 'Auberge',
    short_name: 'Auberge',
    id: './',
    start_url: './',
    scope: './',
    lang: 'en',
    description: taglineIn(locales, 'en'),
    description_localized: Object.fromEntries(
      LANGUAGES.map((language) => [language, { value: taglineIn(locales, language), lang: language }]),
    ),
    display: 'standalone',
    theme_color: TABLE,
    background_color: TABLE,
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [picture(size, 'any'), picture(size, 'maskable')]),
    ],
  };
}

export function manifest(locales: string): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(describeApp(locales), null, 1)}\n`;
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
  };
}
