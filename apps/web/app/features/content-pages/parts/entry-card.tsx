import type { ShownImage } from '@cutsite/content/field';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { Picture } from '../rich-text/picture.tsx';
import { cardFacts, linkOfCard } from './card-facts.ts';
import styles from './cards.module.css';
import { DayTile } from './day-tile.tsx';
import { KindIcon } from './kind-icon.tsx';
import { LocalTime } from './local-time.tsx';

export interface EntryCardProps {
  readonly entry: ContentCard;
  readonly heading: 'h2' | 'h3';
}

/** An entry in a list: what it is, its title, a sentence, and what is worth knowing before it is opened. */
export function EntryCard({ entry, heading: Heading }: EntryCardProps) {
  const { kind, sign, extent, facts } = cardFacts(entry);
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
      {typeof entry.card['starts_at'] === 'string' ? <DayTile moment={entry.card['starts_at']} /> : null}
      <p className={styles.kind}>
        <KindIcon kind={sign} />
        {kind}
        {extent === '' ? null : <span>{extent}</span>}
      </p>
      <Heading>{href === null ? entry.title : <a href={href}>{entry.title}</a>}</Heading>
      {typeof words === 'string' ? <p>{words}</p> : null}
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      {typeof entry.card['starts_at'] === 'string' ? <LocalTime starts={entry.card['starts_at']} isSmall /> : null}
    </article>
  );
}
