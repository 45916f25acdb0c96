/** Writes into index.html what it says when the page cannot be drawn, in all languages: there are no words yet then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;
const PLACE = /(<main id="boot"[^>]*>)(<\/main>)/;

function messageIn(locales: string, language: string): string {
  const text = readFileSync(join(locales, language, 'web.ftl'), 'utf8');
  const say = (key: string): string => {
    const found = new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${language}: ${key} is missing`);
    return found;
  };
  return (
    `<section lang="${language}"><h1>${say('web-page-failed')}</h1><p>${say('web-page-needs')}</p>` +
    `<p><a class="btn primary" href="">${say('web-reload')}</a></p></section>`
  );
}

export function boot(locales: string): Plugin {
  return {
    name: 'boot',
    transformIndexHtml: (page) => {
      if (!PLACE.test(page)) throw new Error('index.html has no place for the message of a page that is not drawn');
      return page.replace(PLACE, `$1${LANGUAGES.map((language) => messageIn(locales, language)).join('')}$2`);
    },
  };
}
