import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { ChosenColumn } from '../list-product.ts';
import type { Reading, Refusal } from '../read-source.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './columns.module.css';

interface RefusedListProps {
  readonly refusal: Refusal;
  readonly columns: readonly ChosenColumn[];
  readonly onRead: (reading: Reading) => void;
}

/** Why a list is not read, and the way on where there is one: to say which columns are meant. */
export function RefusedList({ refusal: { sentence, headings, suggested }, columns, onRead }: RefusedListProps) {
  return (
    <>
      <Notice tone="error" role="alert">
        {sentence}
      </Notice>
      {headings === null ? null : headings.length === 0 ? (
        <div className={styles.columns}>
          <p>The list has no header row. We can work out its columns from what is in them.</p>
          <Button variant="soft" onClick={() => onRead({ withoutHeader: true })}>
            Read it without a header
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.hint}>Or choose the columns yourself:</p>
          <ColumnChoice
            headings={headings}
            suggested={suggested}
            columns={columns}
            onChoose={(chosen) => onRead({ columns: chosen })}
          />
        </>
      )}
    </>
  );
}
