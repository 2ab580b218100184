import { clockLength } from '../parts/day-text.ts';
import { KindIcon } from '../parts/kind-icon.tsx';
import styles from './player.module.css';

export interface PlayedSound {
  readonly sound: string;
  readonly title: string;
  readonly number: number;
  readonly seconds: number;
  /** Where its words stand. */
  readonly transcript?: string;
}

/** Plays a sound in the player of the page (islands/player); it is there only where scripts run. */
export function PlayButton({ sound, title, number, seconds, transcript }: PlayedSound) {
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`Play No. ${number}: ${title}`}
      aria-pressed="false"
      data-play={sound}
      data-number={number}
      data-seconds={seconds}
      data-transcript={transcript}
    >
      <Signs />
    </button>
  );
}

/**
 * The player below a list of sounds: it opens with the first that is played. On the page of one sound it stands open.
 * Its parts are filled by an island.
 *
 * @param only the sound of a page that has one
 */
export function Player({ only }: { readonly only?: PlayedSound }) {
  return (
    <section
      className={styles.player}
      aria-label="Player"
      data-island="player"
      data-fixed={only === undefined || undefined}
      hidden={only === undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand in the transcript */}
      <audio preload="none" {...(only === undefined ? {} : { src: only.sound })} />
      <button
        type="button"
        className={styles.play}
        aria-label={only === undefined ? 'Play' : `Play No. ${only.number}: ${only.title}`}
        aria-pressed="false"
        data-part="toggle"
        {...(only === undefined ? {} : { 'data-number': only.number, 'data-seconds': only.seconds })}
      >
        <Signs />
      </button>
      <span data-part="number">{only === undefined ? '' : `No. ${only.number}`}</span>
      <input
        type="range"
        min={0}
        max={only?.seconds ?? 1}
        step={1}
        defaultValue={0}
        aria-label="Position"
        aria-valuetext="at the beginning"
        data-part="place"
      />
      <span className={styles.time}>
        <span data-part="time">0:00</span> of <span data-part="length">{clockLength(only?.seconds ?? 0)}</span>
      </span>
      <a data-part="transcript" href={only?.transcript ?? '#'}>
        Transcript
      </a>
      <p role="status" data-part="failed" />
    </section>
  );
}

/** The sign for playing, and the one for holding on, of which one is shown. */
function Signs() {
  return (
    <>
      <KindIcon kind="talk" />
      <svg width={14} height={14} viewBox="0 0 16 16" aria-hidden={true} fill="currentColor">
        <path d="M4 3h3v10H4zM9 3h3v10H9z" />
      </svg>
    </>
  );
}
