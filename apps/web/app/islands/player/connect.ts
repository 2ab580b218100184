import { clockLength } from '../../features/content-pages/parts/day-text.ts';

/** In this tab: where each sound was left, so that its own page goes on from there. */
const keptAs = (sound: string): string => `heard:${sound}`;

/** Brings the player of a page to life, and the buttons of a list that play in it. */
export function connectPlayer(root: Document): void {
  const player = root.querySelector<HTMLElement>('[data-island=player]');
  const audio = player?.querySelector('audio');
  const place = player?.querySelector<HTMLInputElement>('[data-part=place]');
  const toggle = player?.querySelector<HTMLButtonElement>('[data-part=toggle]');
  if (!player || !audio || !place || !toggle) return;
  const part = (name: string) => player.querySelector<HTMLElement>(`[data-part=${name}]`);
  let seconds = Number(toggle.dataset['seconds'] ?? 0);

  /** List and player show the same sound as played or held. */
  function showState(): void {
    const sound = audio?.getAttribute('src') ?? '';
    const isPlaying = audio?.paused === false;
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-play]')];
    for (const button of [...buttons, toggle]) {
      if (!button) continue;
      const isIts = button === toggle || button.dataset['play'] === sound;
      const pressed = isIts && isPlaying;
      button.setAttribute('aria-pressed', String(pressed));
    }
  }

  function showTime(): void {
    const at = audio?.currentTime ?? 0;
    if (place) {
      place.value = String(Math.floor(at));
      place.setAttribute('aria-valuetext', `${clockLength(Math.floor(at))} of ${clockLength(seconds)}`);
    }
    part('time')?.replaceChildren(clockLength(Math.floor(at)));
  }

  function play(): void {
    part('failed')?.replaceChildren();
    audio?.play().catch(() => {
      part('failed')?.replaceChildren('The audio could not be played. Please try again.');
      showState();
    });
  }

  function choose(button: HTMLButtonElement): void {
    const { play: sound = '', number = '', seconds: length = '0', transcript } = button.dataset;
    if (audio && audio.getAttribute('src') !== sound) {
      seconds = Number(length);
      audio.setAttribute('src', sound);
      if (place) place.max = length;
      part('number')?.replaceChildren(`No. ${number}`);
      part('length')?.replaceChildren(clockLength(seconds));
      toggle?.setAttribute('aria-label', button.getAttribute('aria-label') ?? 'Play');
      const words = part('transcript');
      words?.toggleAttribute('hidden', transcript === undefined);
      if (transcript !== undefined) words?.setAttribute('href', transcript);
      if (player) player.hidden = false;
      goOn();
      play();
    } else if (audio?.paused === true) play();
    else audio?.pause();
  }

  /** From where it was left in this tab. */
  function goOn(): void {
    const left = leftAt(keptAs(audio?.getAttribute('src') ?? ''));
    if (audio && left > 0 && left < seconds - 1) audio.currentTime = left;
    showTime();
  }

  root.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-play]') : null;
    if (button !== null) choose(button);
  });
  toggle.addEventListener('click', () => (audio.paused ? play() : audio.pause()));
  place.addEventListener('input', () => {
    audio.currentTime = Number(place.value);
    showTime();
  });
  for (const name of ['play', 'pause', 'ended']) audio.addEventListener(name, showState);
  audio.addEventListener('timeupdate', () => {
    showTime();
    keep(keptAs(audio.getAttribute('src') ?? ''), audio.ended ? 0 : audio.currentTime);
  });
  // The list was filled anew: its button of what is playing says so again.
  new MutationObserver(showState).observe(root.querySelector('[data-part=results]') ?? player, { childList: true });
  if (audio.hasAttribute('src')) goOn();
}

function leftAt(name: string): number {
  try {
    return Number(sessionStorage.getItem(name) ?? 0);
  } catch {
    return 0;
  }
}

function keep(name: string, seconds: number): void {
  try {
    sessionStorage.setItem(name, String(Math.floor(seconds)));
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}
