import type { SheetReading } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type ReactNode, useRef } from 'react';
import { ColumnsRead } from '../columns/columns-read.tsx';
import { RefusedList } from '../columns/refused-list.tsx';
import { SkippedSheets } from '../columns/skipped-sheets.tsx';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import type { Reading } from '../read-source.ts';
import type { IfNamedTaken, RowChoices } from '../use-decisions.ts';
import { IgnoredLines } from './ignored-lines.tsx';
import { LargerPlate } from './larger-plate.tsx';
import styles from './pane.module.css';
import { PreviewHead } from './preview-head.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { RepairOffers } from './repair-offers.tsx';
import { RowsToDecide } from './rows-to-decide.tsx';
import { TakenWells } from './taken-wells.tsx';
import type { ImportState } from './use-list-preview.ts';

interface PreviewPaneProps<T extends ListTypes> {
  readonly product: ListProduct<T>;
  readonly state: ImportState;
  readonly preview: Preview<T> | null;
  readonly choices: RowChoices<KindOf<T>>;
  /** What the product tells of the list besides, between its columns and its repairs. */
  readonly notes: ReactNode;
  readonly named: IfNamedTaken | null;
  readonly onNamed: (named: IfNamedTaken) => void;
  readonly onStop: () => void;
  /** Reads the list again, in the way that the customer says. */
  readonly onRead: (reading: Reading) => void;
  readonly onReadSheets: (places: readonly number[], reading: SheetReading) => void;
}

/** What would be added, with counts of all rows, before anything is. */
export function PreviewPane<T extends ListTypes>(props: PreviewPaneProps<T>) {
  const pane = useRef<HTMLElement>(null);
  const read = (reading: Reading) => {
    // The form that asked for it goes, and the focus stays beside it.
    pane.current?.focus();
    props.onRead(reading);
  };
  const readSheets = (places: readonly number[], reading: SheetReading) => {
    pane.current?.focus();
    props.onReadSheets(places, reading);
  };
  return (
    <section ref={pane} className={styles.pane} aria-label="Preview" tabIndex={-1}>
      <Content {...props} onRead={read} onReadSheets={readSheets} />
    </section>
  );
}

function Content<T extends ListTypes>(props: PreviewPaneProps<T>) {
  const { product, state, preview, choices, notes, named, onNamed, onStop, onRead, onReadSheets } = props;
  const { columns } = product;
  if (state.stage === 'refused') return <RefusedList refusal={state.refusal} columns={columns} onRead={onRead} />;
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
      <PreviewHead preview={preview} format={product.format} onLeaveOut={choices.leaveOut} />
      <ColumnsRead found={preview.columns} words={product.columnTexts} columns={columns} onRead={onReadSheets} />
      <SkippedSheets skipped={preview.skipped} columns={columns} onRead={onReadSheets} />
      <NameFaults faults={preview.nameFaults} />
      <LargerPlate larger={preview.larger} product={product} choices={choices} />
      <TakenWells product={product} preview={preview} choices={choices} named={named} onNamed={onNamed} />
      {notes}
      <RepairOffers product={product} preview={preview} choices={choices} />
      <PreviewRows product={product} preview={preview} choices={choices} />
      <RowsToDecide product={product} preview={preview} choices={choices} />
      <IgnoredLines preview={preview} onPutBack={choices.putBack} />
    </div>
  );
}

/** So many plates are named. */
const namesShown = 3;

function NameFaults({ faults }: { readonly faults: Preview<ListTypes>['nameFaults'] }) {
  if (faults.length === 0) return null;
  const more = faults.length - namesShown;
  return (
    <Notice tone="warnMinor">
      {faults.slice(0, namesShown).map(({ plateName, sentence }) => (
        <p key={plateName}>
          <b>{plateName}</b> {sentence}
        </p>
      ))}
      {more > 0 ? `So do ${countText(more, 'other plate')}. ` : ''}The plates can be renamed once they are added.
    </Notice>
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
