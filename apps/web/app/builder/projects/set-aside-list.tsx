import { localMomentText } from '@cutsite/domain/day-text';
import { Button } from '@cutsite/ui/button';
import type { SetAside } from '../drafts/draft-database.ts';
import { saveSetAside } from '../drafts/project-file.ts';
import styles from './projects.module.css';

interface SetAsideListProps {
  readonly records: readonly SetAside[];
  readonly onRemove: (id: number) => void;
}

/** Drafts that could not be read. They are kept as they were until the customer removes them (promise L8). */
export function SetAsideList({ records, onRemove }: SetAsideListProps) {
  if (records.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="set-aside">
      <h2 id="set-aside">Drafts that could not be read</h2>
      <p>Download a draft and send it to support: the sequences can often be recovered.</p>
      <ul>
        {records.map(({ id = 0, at, record }) => (
          <li key={id}>
            <span>Kept since {localMomentText(new Date(at))}</span>
            <Button size="small" icon="download" onClick={() => saveSetAside(record)}>
              Download
            </Button>
            <Button size="small" variant="quiet" icon="remove" onClick={() => onRemove(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
