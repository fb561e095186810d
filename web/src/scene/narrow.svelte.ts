/** A phone, upright or on its side, or a page shown at twice its size: what stands side by side on a desk is stacked. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 900px), (max-height: 560px) and (orientation: landscape)');
