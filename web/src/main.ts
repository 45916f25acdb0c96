import '$lib/way';
import { mount } from 'svelte';
import './generated/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { words } from '$lib/i18n';
import { keepPageHere } from '$lib/offline/register';

const target = document.getElementById('app');
if (target) void words.start().then(() => mount(App, { target }));
keepPageHere();
