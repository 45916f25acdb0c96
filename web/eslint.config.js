/** What svelte-check and Prettier do not see: promises left alone, values without a type, expressions without effect. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/generated/', 'src/lib/protocol/', 'public/', '*.js']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    linterOptions: { noInlineConfig: true },
    rules: {
      'no-undef': 'off', // TypeScript knows the browser's names
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // a plain Map is what is not to be tracked
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check compiles every component
      'svelte/valid-compile': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name=/^(href|src)$/] > SvelteLiteral:first-child[value=/^\\u002F/]',
          message: 'The house may lie below a path: links begin with {base}.',
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['src/lib/pieces/Drawing.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  {
    // In a component svelte-check knows the types of the template; these rules would see `any` there.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/require-await': 'off' }, // what is at hand may be promised too
  },
);
