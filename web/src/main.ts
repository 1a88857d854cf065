import { mount } from 'svelte';
import './styles/themes.css';
import './styles/seats.css';
import './styles/base.css';
import App from './App.svelte';
import { useLanguage } from './i18n/index.svelte';
import { followLinks } from './state/router.svelte';
import { settings, show } from './state/settings.svelte';

show();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
followLinks();
const target = document.getElementById('app') as HTMLElement;
void useLanguage(settings.language).then(() => {
  // The page's own shell takes the place of the one that was there before any script.
  target.replaceChildren();
  mount(App, { target });
});
