export { default as SceneView } from './SceneView.svelte';
export type { SceneSeat, SceneWords } from './stage.svelte';
export type * from './types';
