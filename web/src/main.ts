import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/focus';
import { keepOffline } from './lib/offline';
import { prefs, watchPrefs } from './lib/prefs.svelte';
import { switchTo } from './words/language.svelte';

watchPrefs();
keepOffline();
keepFocus(document);
const target = document.getElementById('app');
if (target) void switchTo(prefs.lang).then(() => mount(App, { target }));
