import type { ContentCard } from '../../../platform/content/content-source.ts';
import styles from './cards.module.css';
import { EntryCard } from './entry-card.tsx';

/** Cards of entries, side by side. */
export function CardGrid({
  entries,
  headings = 'h2',
}: {
  readonly entries: readonly ContentCard[];
  readonly headings?: 'h2' | 'h3';
}) {
  return (
    <ul className={styles.cards}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} heading={headings} />
        </li>
      ))}
    </ul>
  );
}
