import type { StoredBlock } from '@cutsite/content/field';
import { Icon } from '@cutsite/ui/icon';
import { type KeyboardEvent, memo } from 'react';
import { pressProps } from '../../../platform/press.ts';
import type { RowSorting } from '../form/use-sorting.ts';
import { BlockIcon } from './block-icon.tsx';
import { labelOf, wordsOf } from './block-text.ts';
import styles from './blocks.module.css';

/** What is done with a block of the outline; the same from drawing to drawing. */
export interface BlockActs {
  readonly choose: (id: string) => void;
  readonly move: (place: number, to: number) => void;
  readonly copy: (place: number) => void;
  readonly remove: (place: number) => void;
  /** What a key does on the line of a block. */
  readonly press: (place: number, event: KeyboardEvent<HTMLElement>) => void;
}

interface BlockRowProps {
  readonly block: StoredBlock;
  readonly place: number;
  readonly isChosen: boolean;
  readonly isLast: boolean;
  readonly isOver: boolean;
  /** Things to fix in it. */
  readonly faults: number;
  readonly sorting: RowSorting;
  readonly acts: BlockActs;
}

/**
 * A block in the outline. A page has 300 at most, and a letter that is typed changes one of them: the others are
 * not drawn again (promise N4), and their buttons are plain ones.
 */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, place, isChosen, isLast, isOver, faults, sorting, acts } = props;
  return (
    <li data-chosen={isChosen ? '' : undefined} data-over={isOver ? '' : undefined} {...sorting.drop(place)}>
      <span {...sorting.handle(place)}>⠿</span>
      <button
        type="button"
        aria-pressed={isChosen}
        title="Alt with an arrow moves it, Enter writes in it, Delete removes it"
        className={styles.name}
        data-block={place}
        onClick={() => acts.choose(block.id)}
        onKeyDown={(event) => {
          sorting.keys(place).onKeyDown(event);
          acts.press(place, event);
        }}
      >
        <BlockIcon name={block.block} />
        <b>{labelOf(block.block)}</b> <span className="cs-muted">{wordsOf(block)}</span>
        {faults === 0 ? null : (
          <span className={styles.fault}>
            <Icon name="error" size={12} /> {faults} to fix
          </span>
        )}
      </button>
      <span className={styles.acts}>
        <button
          type="button"
          className={styles.act}
          aria-label={`Move block ${place + 1} up`}
          data-act={`up ${place}`}
          {...pressProps({
            blockedBecause: place === 0 ? 'It is the first block.' : null,
            onClick: () => acts.move(place, place - 1),
          })}
        >
          <span aria-hidden="true">↑</span>
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={`Move block ${place + 1} down`}
          data-act={`down ${place}`}
          {...pressProps({
            blockedBecause: isLast ? 'It is the last block.' : null,
            onClick: () => acts.move(place, place + 1),
          })}
        >
          <span aria-hidden="true">↓</span>
        </button>
        <button
          type="button"
          className={styles.act}
          aria-label={`Duplicate block ${place + 1}`}
          data-act={`copy ${place}`}
          onClick={() => acts.copy(place)}
        >
          <Icon name="copy" size={14} />
        </button>
        <button
          type="button"
          className={styles.act}
          data-remove=""
          aria-label={`Remove block ${place + 1}`}
          data-act={`remove ${place}`}
          onClick={() => acts.remove(place)}
        >
          <Icon name="remove" size={14} />
        </button>
      </span>
    </li>
  );
});
