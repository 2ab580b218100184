import { Button } from '@cutsite/ui/button';
import { WellShapes } from '@cutsite/ui/plate-grid';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { type ReactNode, useCallback, useState } from 'react';
import { FileDrop } from '../drop/file-drop.tsx';
import { useBuilder, useBuilderState, useProjectParts } from '../project/builder-context.tsx';
import { plateInView } from '../project/builder-project.ts';
import type { BuilderView, IncomingList } from '../project/builder-store.ts';
import { narrow } from './panel-fields.ts';
import styles from './plate-stage.module.css';
import { StageChoices } from './stage-choices.tsx';
import { useMatches } from './use-matches.ts';

interface PlateStageProps {
  /** "Add sequences": the button that opens the list. */
  readonly addWords: string;
  /** What stands beside that button; null: nothing. */
  readonly beside?: ReactNode;
  /** What a plate is called: "Rack". */
  readonly plateWord?: string;
  /** How it is filled, where nobody can choose: "Fills down the columns". */
  readonly fillText?: string | null;
  /** What a file that is dropped brings: "Drop the file to add its sequences to Plate 1". */
  readonly dropText: (plateName: string) => string;
  readonly addList: (start: IncomingList | null, close: () => void) => ReactNode;
  /** Which keys there are; null where nothing is said of them. */
  readonly keys: ((close: () => void) => ReactNode) | null;
  readonly find: ReactNode;
  /** The plate with what can be done to its wells. */
  readonly plate: (showKeys: () => void) => ReactNode;
  /** Beside the table, where the plate itself is out of sight. */
  readonly fillState: ReactNode;
  readonly faults: ReactNode;
  /** The wells as rows; null where the product has no table. */
  readonly table: ReactNode;
}

/** The plate in view: as a plate, as a table, or both. They are two looks at the same rows. */
export function PlateStage({
  addWords,
  beside = null,
  plateWord = 'Plate',
  fillText = null,
  dropText,
  addList,
  keys,
  find,
  plate,
  fillState,
  faults,
  table,
}: PlateStageProps) {
  const builder = useBuilder();
  const { plateId, plateName, isEmpty } = useProjectParts((project) => {
    const { id, name, wells } = plateInView(project);
    return { plateId: id, plateName: name, isEmpty: wells.length === 0 };
  });
  const chosen = useBuilderState((state) => state.view);
  // Where there is no room for the choice, both are shown, whatever was chosen in a wider window.
  const isNarrow = useMatches(narrow);
  const view = table === null ? 'plate' : isNarrow ? 'both' : chosen;
  const incoming = useBuilderState((state) => state.incoming);
  const [dialog, setDialog] = useState<'add' | 'keys' | null>(null);
  const close = () => setDialog(null);
  const showKeys = useCallback(() => setDialog('keys'), []);
  const closeAdd = () => {
    close();
    builder.look({ incoming: null });
  };

  return (
    <>
      <FileDrop says={dropText(plateName)} onFiles={(files) => builder.look({ incoming: { kind: 'file', files } })}>
        <section className={styles.stage} id="plate-stage" role="tabpanel" aria-labelledby={`tab-${plateId}`}>
          <div className={styles.tools}>
            {table === null ? null : (
              <div className={styles.wideTool}>
                <SegmentedControl
                  label="View"
                  value={view}
                  segments={[
                    { value: 'plate', label: plateWord, icon: 'plate' },
                    { value: 'table', label: 'Table', icon: 'table' },
                    { value: 'both', label: 'Both', icon: 'split' },
                  ]}
                  onValueChange={(picked: BuilderView) => builder.look({ view: picked })}
                />
              </div>
            )}
            <Button variant="soft" icon="paste" onClick={() => setDialog('add')}>
              {addWords}
            </Button>
            {beside}
            {find}
            <div className={styles.choices}>
              <StageChoices onKeyboard={keys === null ? null : showKeys} fillText={fillText} />
            </div>
          </div>
          <WellShapes />
          {view === 'table' ? fillState : plate(showKeys)}
          {/* Above a table that is edited a first fault would push the rows down; the table says itself what is wrong. */}
          {view === 'table' ? table : null}
          {isEmpty ? null : faults}
          {view === 'both' && !isEmpty ? table : null}
        </section>
      </FileDrop>
      {dialog === 'keys' ? keys?.(close) : null}
      {dialog === 'add' || incoming !== null ? addList(incoming, closeAdd) : null}
    </>
  );
}

interface PlateColumnsProps {
  readonly stage: ReactNode;
  readonly panel: ReactNode;
  /** The panel may be longer than the screen, and scrolls by itself beside a long table. */
  readonly isLong?: boolean;
}

/** The stage with the panel of the selected well beside it, or below it on a narrow screen. */
export function PlateColumns({ stage, panel, isLong = false }: PlateColumnsProps) {
  return (
    <div className={styles.columns}>
      {stage}
      <aside className={styles.side} aria-label="Selected well" data-long={isLong || undefined}>
        {panel}
      </aside>
    </div>
  );
}
