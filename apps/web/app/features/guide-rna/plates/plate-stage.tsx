import { plate96 } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { PlateGrid, WellShapes } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { lazy, Suspense, useState } from 'react';
import { useCheckedPlate, usePlateLooks } from '../check/use-check.ts';
import { FaultList } from '../faults/fault-list.tsx';
import { FindBar } from '../find/find-bar.tsx';
import type { BuilderView } from '../project/builder-store.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { WellTable } from '../table/well-table.tsx';
import { FillState } from './fill-state.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import styles from './plates.module.css';
import { StageChoices } from './stage-choices.tsx';
import { usePlateActions } from './use-plate-actions.ts';

const AddSequencesDialog = lazy(async () => ({
  default: (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
}));

/** The plate in view: as a plate, as a table, or both. They are two looks at the same rows. */
export function PlateStage() {
  const builder = useBuilder();
  const { plate, check, states } = useCheckedPlate();
  const looks = usePlateLooks();
  const { selection, copied, view, incoming } = useBuilderState((state) => state);
  const [dialog, setDialog] = useState<'add' | 'keys' | null>(null);
  const closeAdd = () => {
    setDialog(null);
    builder.look({ incoming: null });
  };
  const actions = usePlateActions(() => setDialog('keys'));

  return (
    <section className={styles.stage} id="plate-stage" role="tabpanel" aria-labelledby={`tab-${plate.id}`}>
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
        <FindBar />
        <span className={styles.spring} />
        <StageChoices onKeyboard={() => setDialog('keys')} />
      </div>
      <WellShapes />
      {view === 'table' ? null : (
        <>
          <div className={styles.grid}>
            <PlateGrid
              format={plate96}
              label={plate.name}
              looks={looks}
              selection={selection}
              copied={copied}
              describedBy="fill-state"
              actions={actions}
            />
          </div>
          <div className={styles.map}>
            <PlateMap
              format={plate96}
              states={states}
              active={selection.active}
              label={`${plate.name}: ${check.filled} of ${plate96.wellCount} wells filled`}
            />
          </div>
        </>
      )}
      <FillState />
      {plate.wells.length === 0 ? null : <FaultList />}
      {view === 'table' || (plate.wells.length > 0 && view !== 'plate') ? <WellTable /> : null}
      {dialog === 'keys' ? <KeyboardHelp onClose={() => setDialog(null)} /> : null}
      {dialog === 'add' || incoming !== null ? (
        <Suspense>
          <AddSequencesDialog start={incoming} onClose={closeAdd} />
        </Suspense>
      ) : null}
    </section>
  );
}
