import type { listUses } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { typeLabel } from '../content-text.tsx';
import styles from './uses.module.css';

/** An entry that shows or names another one, or a picture. */
export type Use = SuccessAnswer<typeof listUses>['body']['uses'][number];

interface UseListProps {
  readonly uses: readonly Use[];
  /** What the list is read out as, where no heading says it. */
  readonly label?: string;
  /** What stands behind each; its type, and whether only its draft does it, where it is left out. */
  readonly wordsOf?: (use: Use) => string;
}

const typeText = ({ type, is_published: isPublished }: Use): string =>
  `${typeLabel(type)}${isPublished ? '' : ', in its draft'}`;

/** Entries with the way to each. */
export function UseList({ uses, label, wordsOf = typeText }: UseListProps) {
  return (
    <ul className={styles.uses} aria-label={label}>
      {uses.map((use) => (
        <li key={use.id}>
          <a href={`/office/content/${use.id}`}>{use.title}</a>
          <small>{wordsOf(use)}</small>
        </li>
      ))}
    </ul>
  );
}
