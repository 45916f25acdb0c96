import '$lib/way';
import { mount } from 'svelte';
import './generated/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { words } from '$lib/i18n';
import { keepPageHere } from '$lib/offline/register';

const target = document.getElementById('app');
/** Until the page is drawn, whatever fails shows the message in index.html (public/boot.js). */
async function begin(): Promise<void> {
  await words.start();
  if (target) mount(App, { target });
  document.getElementById('boot')?.remove();
}
void begin();
keepPageHere();
