import type { RepairKind } from '@cutsite/domain/guide-rna';
import { ignoredReasonMessages, sheetFaultMessage } from '@cutsite/domain/sheet';
import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { figured } from '../words/count-words.ts';
import styles from './add-sequences.module.css';
import type { Preview } from './preview/preview.ts';
import { PreviewRows } from './preview-rows.tsx';
import type { ImportState } from './use-import.ts';

const repairWords = {
  t_to_u: 'T to U',
  spaces: 'Remove spaces',
  quotes: 'Remove quotes',
  pam: 'Trim PAM',
  overhang: 'Trim CACCG overhang',
  scaffold: 'Trim scaffold',
} as const satisfies Record<RepairKind, string>;

interface PreviewPaneProps {
  readonly state: ImportState;
  readonly preview: Preview | null;
  readonly onToggle: (kind: RepairKind, on: boolean) => void;
  readonly onStop: () => void;
}

/** What would be added, with counts of all rows, before anything is. */
export function PreviewPane({ state, preview, onToggle, onStop }: PreviewPaneProps) {
  if (state.stage === 'refused') {
    return (
      <div className={styles.preview}>
        <Notice tone="error" role="alert">
          {state.refusal}
        </Notice>
      </div>
    );
  }
  const busy = state.stage === 'reading' || state.stage === 'checking';
  if (preview === null) {
    return busy ? (
      <Progress state={state} onStop={onStop} />
    ) : (
      <p className={styles.hint}>What you paste or upload is shown here before it is added.</p>
    );
  }
  return (
    <div className={styles.preview} aria-busy={busy}>
      <Counts preview={preview} />
      {preview.offered.size === 0 ? null : (
        <fieldset className={styles.repairs}>
          <legend>Repairs, shown below as a difference; switch any of them on or off</legend>
          {[...preview.offered].map(([kind, count]) => (
            <Checkbox
              key={kind}
              checked={preview.ticked.has(kind)}
              onChange={(event) => onToggle(kind, event.currentTarget.checked)}
              label={`${repairWords[kind]} in ${count}`}
            />
          ))}
        </fieldset>
      )}
      <PreviewRows preview={preview} />
      <Ignored preview={preview} />
    </div>
  );
}

function Progress({ state, onStop }: { readonly state: ImportState; readonly onStop: () => void }) {
  const share = state.stage === 'reading' ? state.share : null;
  return (
    <div className={styles.progress}>
      <label>
        {state.stage === 'checking' ? 'Checking the rows' : 'Reading the list'}
        {share === null ? <progress /> : <progress value={share} max={1} />}
      </label>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

function Counts({ preview }: { readonly preview: Preview }) {
  const figures = [
    { count: preview.fine, word: 'fine', tone: undefined },
    { count: preview.repaired, word: 'repaired', tone: 'brand' },
    { count: preview.faulty, word: 'with faults', tone: 'error' },
    { count: preview.notPlaced, word: 'without a place', tone: 'error' },
    { count: preview.ignoredLines + preview.skipped.length, word: 'ignored', tone: undefined },
  ];
  return (
    <ul className={styles.counts}>
      {figures.map(({ count, word, tone }) => (
        <li key={word} data-tone={count > 0 ? tone : undefined}>
          <b>{count.toLocaleString('en-US')}</b>
          {word}
        </li>
      ))}
    </ul>
  );
}

function Ignored({ preview: { ignored, ignoredLines, skipped } }: { readonly preview: Preview }) {
  const count = ignoredLines + skipped.length;
  if (count === 0) return null;
  return (
    <details className={styles.ignored}>
      <summary>{count.toLocaleString('en-US')} ignored, and why</summary>
      <ul>
        {skipped.map(({ name, fault }) => (
          <li key={name}>
            <b>Sheet {name}</b> {sheetFaultMessage(fault)}
          </li>
        ))}
        {ignored.map(({ sheetName, line, cells, reason }) => (
          <li key={`${sheetName} ${line}`}>
            <b>
              {sheetName === null ? '' : `${sheetName}, `}
              {sheetName === null ? 'Line' : 'line'} {line}
            </b>{' '}
            {ignoredReasonMessages[reason]} <code>{cells.join(' | ').slice(0, 80)}</code>
          </li>
        ))}
      </ul>
      {ignoredLines > ignored.length ? <p>The first {figured(ignored.length, 'line')} are shown.</p> : null}
    </details>
  );
}
