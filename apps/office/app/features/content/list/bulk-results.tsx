import type { changeManyEntries } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { Notice } from '@cutsite/ui/notice';
import styles from './list.module.css';

interface BulkResultsProps {
  readonly results: SuccessAnswer<typeof changeManyEntries>['body']['results'];
  /** Of the entries that were chosen, by id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** What became of entries: how many are done, and each that was refused by its title, with why and the way to it. */
export function BulkResults({ results, titles }: BulkResultsProps) {
  const refused = results.filter(({ ok }) => !ok);
  const done = results.length - refused.length;
  if (results.length === 0) return null;
  if (refused.length === 0) {
    return (
      <Notice tone="success" role="status">
        {done} done.
      </Notice>
    );
  }
  return (
    <Notice tone="warnMajor" role="status">
      <p>
        {done} done, {refused.length} refused and as {refused.length === 1 ? 'it was' : 'they were'}. What was refused
        is still selected where this list has it.
      </p>
      <ul className={styles.refused} aria-label="Refused">
        {refused.map(({ id, detail }) => (
          <li key={id}>
            <a href={`/office/content/${id}`}>{titles.get(id) ?? 'An entry that is gone'}</a>: {detail}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
