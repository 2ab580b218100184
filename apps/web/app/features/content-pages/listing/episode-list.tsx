import type { ShownFile } from '@cutsite/content/field';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { clockLength } from '../parts/day-text.ts';
import { PlayButton } from '../player/player.tsx';
import styles from './rows.module.css';

/** Episodes as rows, each with a button that plays it. Without a script the browser's own player stands there. */
export function EpisodeList({ episodes }: { readonly episodes: readonly ContentCard[] }) {
  return (
    <>
      <h2 className="cs-visually-hidden">Episodes</h2>
      <ul className={styles.rows}>
        {episodes.map(({ id, title, url, card }) => {
          const { number, seconds, summary } = card;
          const guests = Array.isArray(card['guests']) ? card['guests'].map(String) : [];
          const audio = card['audio'] as ShownFile | undefined;
          return (
            <li key={id} className={styles.episode}>
              {audio === undefined ? (
                <span />
              ) : (
                <PlayButton
                  sound={audio.href}
                  title={title}
                  number={Number(number)}
                  seconds={Number(seconds)}
                  {...(url === null ? {} : { transcript: `${url}#transcript` })}
                />
              )}
              <div className={styles.about}>
                <h3>{url === null ? title : <a href={url}>{title}</a>}</h3>
                <p>{guests.length > 0 ? `with ${guests.join(', ')}` : String(summary)}</p>
              </div>
              <span className={styles.figure}>No. {String(number)}</span>
              <span className={styles.figure}>{clockLength(Number(seconds))}</span>
              {audio === undefined ? null : (
                // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands on its page
                <audio controls preload="none" src={audio.href} aria-label={title} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
