import type { ShownImage } from '@cutsite/content/field';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { Picture } from '../rich-text/picture.tsx';
import { cardFacts, linkOfCard } from './card-facts.ts';
import styles from './cards.module.css';
import { dayParts } from './day-text.ts';

export interface EntryCardProps {
  readonly entry: ContentCard;
  readonly heading: 'h2' | 'h3';
}

/** An entry in a list: what it is, its title, a sentence, and what is worth knowing before it is opened. */
export function EntryCard({ entry, heading: Heading }: EntryCardProps) {
  const { kind, facts } = cardFacts(entry);
  const { summary, about, remark, hero, picture } = entry.card;
  const words = [summary, about, remark].find((one) => typeof one === 'string' && one !== '');
  const image = (hero ?? picture) as ShownImage | undefined;
  const href = linkOfCard(entry);
  return (
    <article className={`cs-card ${styles.card}`}>
      {image ? (
        <div className={hero === undefined ? styles.cardSign : styles.cardPicture}>
          <Picture image={{ ...image, alt: '' }} sizes="(max-width: 860px) 100vw, 320px" />
        </div>
      ) : null}
      {typeof entry.card['starts_at'] === 'string' ? <DayBlock moment={entry.card['starts_at']} /> : null}
      <p className={styles.kind}>{kind}</p>
      <Heading>{href === null ? entry.title : <a href={href}>{entry.title}</a>}</Heading>
      {typeof words === 'string' ? <p>{words}</p> : null}
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
    </article>
  );
}

/** The day of an event as a leaf of a calendar; its time and place stand among the facts. */
function DayBlock({ moment }: { readonly moment: string }) {
  const { month, day } = dayParts(moment);
  return (
    <p className={styles.day} aria-hidden="true">
      <small>{month}</small>
      <b>{day}</b>
    </p>
  );
}
