import { ignoredReasonMessages, sheetFaultMessage } from '@cutsite/domain/sheet';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import type { ListTypes, Preview } from '../list-preview.ts';
import styles from './pane.module.css';

interface IgnoredLinesProps {
  readonly preview: Preview<ListTypes>;
  readonly onPutBack: (key: string) => void;
}

/** What would not be added, each with the reason: sheets, rows that were left out, lines. */
export function IgnoredLines({ preview, onPutBack }: IgnoredLinesProps) {
  const { ignored, ignoredLines: count, skipped, leftOut } = preview;
  if (count === 0 && skipped.length === 0) return null;
  const shown = ignored.length + leftOut.length + skipped.reduce((sum, { lines }) => sum + lines, 0);
  return (
    <details className={styles.ignored}>
      <summary>{groupedDigits(count)} ignored, and why</summary>
      <ul>
        {skipped.map(({ at, name, fault, lines }) => (
          <li key={`sheet ${at}`}>
            <b>Sheet {name}</b> {lines === 0 ? '' : `${countText(lines, 'row')}. `}
            {sheetFaultMessage(fault)}
          </li>
        ))}
        {leftOut.map(({ key, line, name, sequence }) => (
          <li key={key}>
            <b>Line {line}</b> You left it out. <code>{[name, sequence].join(' | ').slice(0, 80)}</code>{' '}
            <Button
              size="small"
              variant="link"
              onClick={() => onPutBack(key)}
              aria-label={`Put ${name.trim() === '' ? `line ${line}` : name} back`}
            >
              Put it back
            </Button>
          </li>
        ))}
        {ignored.map(({ sheetName, line, cells, reason }) => (
          <li key={`${sheetName} ${line} ${cells.join()}`}>
            <b>
              {sheetName === null ? '' : `${sheetName}, `}
              {sheetName === null ? 'Line' : 'line'} {line}
            </b>{' '}
            {ignoredReasonMessages[reason]} <code>{shownCells(cells)}</code>
          </li>
        ))}
      </ul>
      {count > shown ? <p>The first {countText(ignored.length, 'line')} are shown.</p> : null}
    </details>
  );
}

/** The cells that hold something, with the blanks between them and none behind. */
const shownCells = (cells: readonly string[]): string =>
  cells
    .slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    .join(' | ')
    .slice(0, 80);
