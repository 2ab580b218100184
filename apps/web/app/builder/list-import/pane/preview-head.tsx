import type { PlateFormat } from '@cutsite/domain/labware';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { ListTypes, Preview } from '../list-preview.ts';
import styles from './pane.module.css';
import { PlatePictures } from './plate-pictures.tsx';

interface PreviewHeadProps {
  readonly preview: Preview<ListTypes>;
  readonly format: PlateFormat;
  readonly onLeaveOut: (keys: readonly string[]) => void;
}

/** How many rows were read, how many of each sort among them, and the plates as they would be. */
export function PreviewHead({ preview, format, onLeaveOut }: PreviewHeadProps) {
  const figures = [
    { count: preview.read, word: 'read', tone: undefined },
    { count: preview.unchanged, word: 'as listed', tone: undefined },
    { count: preview.repaired, word: 'repaired', tone: 'brand' },
    { count: preview.faulty, word: 'with faults', tone: 'error' },
    ...(preview.there > 0 ? [{ count: preview.there, word: 'on the plate already', tone: undefined }] : []),
    { count: preview.notPlaced, word: 'without a place', tone: 'error' },
    { count: preview.ignoredLines, word: 'ignored', tone: undefined },
  ];
  return (
    <div className={styles.head}>
      <ul className={styles.counts}>
        {figures.map(({ count, word, tone }) => (
          <li key={word} data-tone={count > 0 ? tone : undefined}>
            <b>{groupedDigits(count)}</b>
            {word}
          </li>
        ))}
      </ul>
      <PlatePictures {...preview} format={format} />
      {preview.hidden.length === 0 ? null : (
        <Notice tone="warnMinor">
          {countText(preview.hidden.length, 'row is', 'rows are')} hidden in the workbook, by a filter for example, and
          would be added too.{' '}
          <Button size="small" variant="link" onClick={() => onLeaveOut(preview.hidden)}>
            Leave hidden rows out
          </Button>
        </Notice>
      )}
    </div>
  );
}
