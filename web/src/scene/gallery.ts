import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

mount(Gallery, { target: document.getElementById('gallery') ?? document.body });
