import { plate96 } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { WellShapes } from '@cutsite/ui/plate-grid';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useCallback, useState } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import type { FindWords } from '../../../builder/find/find-bar.tsx';
import { FindWellsBar } from '../../../builder/find/find-wells-bar.tsx';
import type { BuilderView } from '../../../builder/project/builder-store.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useCheckedFacts } from '../check/use-check.ts';
import { PlateFaultList } from '../faults/plate-fault-list.tsx';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { WellTable } from '../table/well-table.tsx';
import { FillState } from './fill-state.tsx';
import { PlateInView } from './plate-in-view.tsx';
import styles from './plates.module.css';
import { StageChoices } from './stage-choices.tsx';

const PlateKeys = loadedPart(async () => (await import('../../../builder/keyboard-help/plate-keys.tsx')).PlateKeys);
const AddSequencesDialog = loadedPart(
  async () => (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
);

const findWords: FindWords = {
  what: 'Guides of all plates',
  by: 'name, target or well',
  placeholder: 'Find a guide',
};

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
            <FindWellsBar format={plate96} words={findWords} />
            <span className={styles.spring} />
            <StageChoices onKeyboard={showKeys} />
          </div>
          <WellShapes />
          {view === 'table' ? <FillState /> : <PlateInView onHelp={showKeys} />}
          {isEmpty ? null : <PlateFaultList />}
          {view === 'table' || (!isEmpty && view !== 'plate') ? <WellTable /> : null}
        </section>
      </FileDrop>
      {dialog === 'keys' ? <PlateKeys format={plate96} find={findWords} onClose={() => setDialog(null)} /> : null}
      {dialog === 'add' || incoming !== null ? <AddSequencesDialog start={incoming} onClose={closeAdd} /> : null}
    </>
  );
}
