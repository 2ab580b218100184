import type { CartItemWire } from '@cutsite/contracts/cart';
import { SequenceText } from '@cutsite/ui/sequence-text';
import { useState } from 'react';
import styles from './item-views.module.css';

/** Tubes show their first guides at once; a plate, whose map is beside it, shows them when asked. */
const shownAtFirst = { tube: 3, plate: 0 } as const;

/** The guides of an item, all of them when asked. */
export function GuideList({ item }: { readonly item: CartItemWire }) {
  const [all, setAll] = useState(false);
  const first = item.product_format === 'plate' ? shownAtFirst.plate : shownAtFirst.tube;
  const shown = all ? item.sequences : item.sequences.slice(0, first);
  const more = item.sequences.length - shown.length;
  return (
    <div className={styles.sequences}>
      {shown.length === 0 ? null : (
        // A list that scrolls is reached by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={all ? 0 : undefined} aria-label={`Guides of ${item.name}`}>
          {shown.map(({ name, raw_sequence: sequence, well }) => (
            <li key={name}>
              <span>
                {well === null ? null : <b>{well}</b>} {name}
              </span>
              <SequenceText text={sequence} marks={item.mod === 'User-Defined'} shorten />
            </li>
          ))}
        </ul>
      )}
      {more > 0 || all ? (
        <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {moreText(all, more, first)}
        </button>
      ) : null}
    </div>
  );
}

function moreText(all: boolean, more: number, first: number): string {
  if (all) return 'Show fewer';
  return first === 0 ? `Show ${more} guides` : `${more} more`;
}
