import { Button } from '@cutsite/ui/button';
import { WellShapes } from '@cutsite/ui/plate-grid';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useCallback, useState } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import type { BuilderView } from '../../../builder/project/builder-store.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useCheckedFacts } from '../check/use-check.ts';
import { PlateFaultList } from '../faults/plate-fault-list.tsx';
import { FindWellsBar } from '../find/find-wells-bar.tsx';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { WellTable } from '../table/well-table.tsx';
import { FillState } from './fill-state.tsx';
import { PlateInView } from './plate-in-view.tsx';
import styles from './plates.module.css';
import { StageChoices } from './stage-choices.tsx';

const KeyboardHelp = loadedPart(async () => (await import('../keyboard/keyboard-help.tsx')).KeyboardHelp);
const AddSequencesDialog = loadedPart(
  async () => (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
);

/** The plate in view: as a plate, as a table, or both. They are two looks at the same rows. */
export function PlateStage() {
  const builder = useBuilder();
  const { plateId, plateName, isEmpty } = useCheckedFacts(({ plate }) => ({
    plateId: plate.id,
    plateName: plate.name,
    isEmpty: plate.wells.length === 0,
  }));
  const view = useBuilderState((state) => state.view);
  const incoming = useBuilderState((state) => state.incoming);
  const [dialog, setDialog] = useState<'add' | 'keys' | null>(null);
  const closeAdd = () => {
    setDialog(null);
    builder.look({ incoming: null });
  };
  const showKeys = useCallback(() => setDialog('keys'), []);

  return (
    <>
      <FileDrop
        says={`Drop the file to add its sequences to ${plateName}`}
        onFiles={(files) => builder.look({ incoming: { kind: 'file', files } })}
      >
        <section className={styles.stage} id="plate-stage" role="tabpanel" aria-labelledby={`tab-${plateId}`}>
          <div className={styles.tools}>
            <div className={styles.wideTool}>
              <SegmentedControl
                label="View"
                value={view}
                segments={[
                  { value: 'plate', label: 'Plate', icon: 'plate' },
                  { value: 'table', label: 'Table', icon: 'table' },
                  { value: 'both', label: 'Both', icon: 'split' },
                ]}
                onValueChange={(chosen: BuilderView) => builder.look({ view: chosen })}
              />
            </div>
            <Button variant="soft" icon="paste" onClick={() => setDialog('add')}>
              Add sequences
            </Button>
            <FindWellsBar />
            <span className={styles.spring} />
            <StageChoices onKeyboard={showKeys} />
          </div>
          <WellShapes />
          {view === 'table' ? <FillState /> : <PlateInView onHelp={showKeys} />}
          {isEmpty ? null : <PlateFaultList />}
          {view === 'table' || (!isEmpty && view !== 'plate') ? <WellTable /> : null}
        </section>
      </FileDrop>
      {dialog === 'keys' ? <KeyboardHelp of="plate" onClose={() => setDialog(null)} /> : null}
      {dialog === 'add' || incoming !== null ? <AddSequencesDialog start={incoming} onClose={closeAdd} /> : null}
    </>
  );
}
