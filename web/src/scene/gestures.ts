/** How a board is moved: by wheel, mouse, fingers and keys. */
import { on } from 'svelte/events';
import type { Camera } from './camera.svelte';
import type { Point } from './layout';

const within = (frame: Element, event: MouseEvent): Point => {
  const box = frame.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

export const gestures =
  (camera: Camera) =>
  (frame: HTMLElement): (() => void) => {
    const offs = [
      on(
        frame,
        'wheel',
        (event) => {
          // With Ctrl the browser would make the whole page larger.
          if (!camera.zoomed && event.deltaY > 0 && !event.ctrlKey) return;
          event.preventDefault();
          camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), within(frame, event));
        },
        { passive: false },
      ),
      on(frame, 'pointerdown', (event) => camera.down(event.pointerId, within(frame, event))),
      on(frame, 'pointermove', (event) => {
        if (camera.move(event.pointerId, within(frame, event)) && !frame.hasPointerCapture(event.pointerId))
          frame.setPointerCapture(event.pointerId);
      }),
      on(frame, 'pointerup', (event) => camera.up(event.pointerId)),
      on(frame, 'pointercancel', (event) => camera.up(event.pointerId)),
      on(
        frame,
        'click',
        (event) => {
          if (camera.dragged) event.stopPropagation();
          camera.dragged = false;
        },
        { capture: true },
      ),
      on(frame, 'dblclick', (event) => {
        if (!(event.target as Element).closest('[data-lit], button')) camera.toggle(within(frame, event));
      }),
      on(frame, 'keydown', (event) => {
        if (event.key === '+' || event.key === '=') camera.zoom(1.4);
        else if (event.key === '-') camera.zoom(1 / 1.4);
        else if (event.key === '0') camera.whole();
      }),
    ];
    return () => offs.forEach((off) => off());
  };
