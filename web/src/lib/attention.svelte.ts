/** "Your turn" where the reader looks: title, icon of the tab, a notification, a ship's bell. */
import { here } from './place';
import { prefs } from './prefs.svelte';

export const attention: { asked: NotificationPermission | 'none' } = $state({
  asked: typeof Notification === 'undefined' ? 'none' : Notification.permission,
});

export async function allowNotifications(): Promise<void> {
  if (attention.asked !== 'none') attention.asked = await Notification.requestPermission();
}

export function showTitle(title: string, isTurn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = here(isTurn ? '/favicon-turn.svg' : '/favicon.svg');
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

export function notify(title: string, body: string, tag: string): void {
  if (attention.asked !== 'granted' || !document.hidden) return;
  const shown = new Notification(title, { body, tag, icon: here('/favicon-turn.svg') });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

let speaker: AudioContext | undefined;

function tone(frequency: number, delay: number, length: number, loudness: number): void {
  speaker ??= new AudioContext();
  const start = speaker.currentTime + delay;
  const gain = speaker.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(speaker.destination);
  const wave = speaker.createOscillator();
  wave.frequency.value = frequency;
  wave.type = 'sine';
  wave.connect(gain);
  wave.start(start);
  wave.stop(start + length);
}

/** Two strokes of a ship's bell for the reader's turn, a knock on wood for anything else. */
export function ring(kind: 'turn' | 'move' | 'end'): void {
  if (!prefs.sound) return;
  if (kind === 'move') {
    tone(190, 0, 0.12, 0.06);
    return;
  }
  for (const stroke of kind === 'turn' ? [0, 0.22] : [0, 0.22, 0.6, 0.82]) {
    tone(1320, stroke, 0.9, 0.09);
    tone(2793, stroke, 0.5, 0.035);
  }
}
