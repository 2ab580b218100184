import { Button } from '@cutsite/ui/button';
import { useRef } from 'react';
import type { Reading } from '../../../../builder/list-import/read-source.ts';
import { ColumnsRead } from '../columns/columns-read.tsx';
import { RefusedList } from '../columns/refused-list.tsx';
import type { Preview } from '../preview/preview.ts';
import type { ImportState } from '../use-import.ts';
import type { RowChoices } from '../use-wish.ts';
import { IgnoredLines } from './ignored-lines.tsx';
import { LargerPlate } from './larger-plate.tsx';
import styles from './pane.module.css';
import { PreviewHead } from './preview-head.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { RepairOffers } from './repair-offers.tsx';
import { RowAsks } from './row-asks.tsx';
import { SettingsAsked } from './settings-asked.tsx';

interface PreviewPaneProps {
  readonly state: ImportState;
  readonly preview: Preview | null;
  readonly choices: RowChoices;
  readonly onStop: () => void;
  /** Reads the list again, in the way that the customer says. */
  readonly onRead: (reading: Reading) => void;
}

/** What would be added, with counts of all rows, before anything is. */
export function PreviewPane(props: PreviewPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const read = (reading: Reading) => {
    // The form that asked for it goes, and the focus stays beside it.
    pane.current?.focus();
    props.onRead(reading);
  };
  return (
    <section ref={pane} className={styles.preview} aria-label="Preview" tabIndex={-1}>
      <Content {...props} onRead={read} />
    </section>
  );
}

function Content({ state, preview, choices, onStop, onRead }: PreviewPaneProps) {
  if (state.stage === 'refused') return <RefusedList refusal={state.refusal} onRead={onRead} />;
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
      <PreviewHead preview={preview} onLeaveOut={choices.leaveOut} />
      {preview.columns === null ? null : (
        <ColumnsRead key={preview.columns.headings.join()} columns={preview.columns} onRead={onRead} />
      )}
      <LargerPlate preview={preview} choices={choices} />
      <SettingsAsked preview={preview} />
      <RepairOffers preview={preview} choices={choices} />
      <PreviewRows preview={preview} choices={choices} />
      <RowAsks preview={preview} choices={choices} />
      <IgnoredLines preview={preview} onPutBack={choices.putBack} />
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
