import type { EntryWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { contentQueries } from '../content-queries.ts';
import { urlName } from '../draft/merge-drafts.ts';
import type { Fields } from '../draft/same-value.ts';
import { differingFields, FieldChanges } from '../history/field-changes.tsx';
import styles from './preview.module.css';

interface LiveDifferenceProps {
  readonly entry: EntryWire;
  /** The version that visitors see. */
  readonly published: number;
}

/** What publishing the draft would change for visitors, in words. */
export function LiveDifference({ entry, published }: LiveDifferenceProps) {
  const { data, error } = useQuery(contentQueries.version(entry.id, published));
  if (error !== null) return <Notice tone="error">{error.message}</Notice>;
  if (data === undefined) return <p>One moment…</p>;
  const now: Fields = { ...entry.fields, [urlName]: entry.url };
  const then: Fields = { ...data.fields, [urlName]: data.url };
  const titles = new Map([...data.points_at, ...entry.points_at].map(({ id, title }) => [id, title]));
  return (
    <section className={styles.difference} aria-label="What visitors see, to the draft">
      {differingFields(entry.type, then, now).length === 0 ? (
        <p className="cs-muted">The draft is what visitors see.</p>
      ) : (
        <FieldChanges type={entry.type} then={then} now={now} titles={titles} />
      )}
    </section>
  );
}
