import { faultMessage, type RepairKind } from '@cutsite/domain/guide-rna';
import { ignoredReasonMessages } from '@cutsite/domain/sheet';
import { Checkbox } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { SequenceDifference, SequenceText } from '@cutsite/ui/sequence-text';
import { faultWord } from '../words/fault-words.ts';
import styles from './add-sequences.module.css';
import type { Preview, PreviewRow } from './preview.ts';
import type { Reading } from './use-preview.ts';

const repairWords = {
  t_to_u: 'T to U',
  spaces: 'Remove spaces',
  quotes: 'Remove quotes',
  pam: 'Trim PAM',
  overhang: 'Trim CACCG overhang',
  scaffold: 'Trim scaffold',
} as const satisfies Record<RepairKind, string>;

/** What a browser draws without effort; the counts above are of all rows. */
const rowsShown = 200;

interface PreviewPaneProps {
  readonly reading: Reading;
  readonly onToggle: (kind: RepairKind, on: boolean) => void;
}

export function PreviewPane({ reading, onToggle }: PreviewPaneProps) {
  const { preview, ticked, refusal } = reading;
  if (refusal !== null) {
    return (
      <div className={styles.preview}>
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      </div>
    );
  }
  if (preview === null)
    return <p className={styles.hint}>What you paste or upload is shown here before it is added.</p>;
  return (
    <div className={styles.preview}>
      <Counts preview={preview} />
      {preview.offered.size === 0 ? null : (
        <fieldset className={styles.repairs}>
          <legend>Repairs, shown below as a difference; switch any of them on or off</legend>
          {[...preview.offered].map(([kind, count]) => (
            <Checkbox
              key={kind}
              checked={ticked.has(kind)}
              onChange={(event) => onToggle(kind, event.currentTarget.checked)}
              label={`${repairWords[kind]} in ${count}`}
            />
          ))}
        </fieldset>
      )}
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.rows} aria-label="Rows as they would be added" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              <th scope="col">Sequence, 5′ to 3′</th>
              <th scope="col">Check</th>
            </tr>
          </thead>
          <tbody>
            {preview.rows.slice(0, rowsShown).map((row) => (
              <Row key={row.row.line} shown={row} />
            ))}
          </tbody>
        </table>
      </section>
      {preview.rows.length > rowsShown ? (
        <p className={styles.hint}>
          The first {rowsShown} of {preview.rows.length} rows.
        </p>
      ) : null}
      {preview.ignored.length === 0 ? null : (
        <details className={styles.ignored}>
          <summary>{preview.ignored.length} ignored, and why</summary>
          <ul>
            {preview.ignored.slice(0, rowsShown).map(({ line, cells, reason }) => (
              <li key={line}>
                <b>Line {line}</b> {ignoredReasonMessages[reason]} <code>{cells.join(' | ').slice(0, 80)}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Counts({ preview }: { readonly preview: Preview }) {
  const figures = [
    { count: preview.fine, word: 'fine', tone: undefined },
    { count: preview.repaired, word: 'repaired', tone: 'brand' },
    { count: preview.faulty, word: 'with faults', tone: 'error' },
    { count: preview.notPlaced.length, word: 'without a place', tone: 'error' },
    { count: preview.ignored.length, word: 'ignored', tone: undefined },
  ];
  return (
    <ul className={styles.counts}>
      {figures.map(({ count, word, tone }) => (
        <li key={word} data-tone={count > 0 ? tone : undefined}>
          <b>{count}</b>
          {word}
        </li>
      ))}
    </ul>
  );
}

function Row({ shown }: { readonly shown: PreviewRow }) {
  const { row, name, sequence, faults, place } = shown;
  const [worst] = faults.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <tr data-bad={worst?.severity === 'error' || place === null || undefined}>
      <td>{place ?? '–'}</td>
      <td>{name === row.name ? name : <SequenceDifference before={row.name} after={name} />}</td>
      <td>
        {sequence === row.sequence ? (
          <SequenceText text={sequence} marks shorten />
        ) : (
          <SequenceDifference before={row.sequence} after={sequence} alphabet="ACGUM*" />
        )}
      </td>
      <td>
        {place === null ? <Pill tone="error">no place</Pill> : null}
        {worst === undefined ? null : (
          <span title={faultMessage(worst)}>
            <Pill tone={worst.severity === 'error' ? 'error' : 'warnMinor'} icon={worst.severity}>
              {faultWord(worst)}
            </Pill>
          </span>
        )}
      </td>
    </tr>
  );
}
