import { mount } from 'svelte';
import '../src/styles/themes.css';
import '../src/styles/seats.css';
import '../src/styles/base.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
mount(Gallery, { target: document.getElementById('app') as HTMLElement, props: { game: query.get('game') ?? 'parcheesi', sheet: query.get('sheet') ?? '' } });
