import type { PlateFormat } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { PlateMap } from '@cutsite/ui/plate-map';
import { figured } from '../../words/count-words.ts';
import type { ListTypes, Preview } from '../list-preview.ts';
import styles from './pane.module.css';

interface PreviewHeadProps {
  readonly preview: Preview<ListTypes>;
  readonly format: PlateFormat;
  readonly onLeaveOut: (keys: readonly string[]) => void;
}

/** How many rows were read, how many of each sort among them, and the plates as they would be. */
export function PreviewHead({ preview, format, onLeaveOut }: PreviewHeadProps) {
  const figures = [
    { count: preview.read, word: 'read', tone: undefined },
    { count: preview.unchanged, word: 'as pasted', tone: undefined },
    { count: preview.repaired, word: 'repaired', tone: 'brand' },
    { count: preview.faulty, word: 'with faults', tone: 'error' },
    { count: preview.notPlaced, word: 'without a place', tone: 'error' },
    { count: preview.ignoredLines, word: 'ignored', tone: undefined },
  ];
  return (
    <div className={styles.head}>
      <ul className={styles.counts}>
        {figures.map(({ count, word, tone }) => (
          <li key={word} data-tone={count > 0 ? tone : undefined}>
            <b>{count.toLocaleString('en-US')}</b>
            {word}
          </li>
        ))}
      </ul>
      <Pictures preview={preview} format={format} />
      {preview.hidden.length === 0 ? null : (
        <Notice tone="warnMinor">
          {figured(preview.hidden.length, 'row is', 'rows are')} hidden in the workbook, by a filter for example, and
          would be added too.{' '}
          <Button size="small" variant="link" onClick={() => onLeaveOut(preview.hidden)}>
            Leave hidden rows out
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Pictures({ preview: { pictures, plateNames }, format }: Omit<PreviewHeadProps, 'onLeaveOut'>) {
  if (pictures.length === 0) return null;
  const more = plateNames.length - pictures.length;
  return (
    <ul
      className={styles.pictures}
      aria-label="Plates after adding the list"
      data-several={pictures.length > 1 || undefined}
    >
      {pictures.map(({ name, filled, states, fresh }, at) => (
        <li key={`${at} ${name}`}>
          <PlateMap
            format={format}
            states={states}
            fresh={fresh}
            label={`${name} after this: ${filled} of ${format.wellCount} wells filled, ${fresh.size} of them new`}
          />
          {pictures.length > 1 ? <span aria-hidden="true">{name}</span> : null}
        </li>
      ))}
      {more > 0 ? <li className={styles.hint}>and {figured(more, 'plate')} more</li> : null}
    </ul>
  );
}
