import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import { hasKinds } from '../../../builder/repairs/offered-repairs.ts';
import { RowListCard } from '../../../builder/row-table/row-list-card.tsx';
import { SettingsBar } from '../../../builder/settings-bar/settings-bar.tsx';
import { loadedPart } from '../../../platform/loading/loaded-part.tsx';
import { useCheckedTubes } from '../check/use-check.ts';
import { GenomeSettings } from '../genome/genome-settings.tsx';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { EmptyTubes } from './empty-tubes.tsx';
import { NewTubes } from './new-tubes.tsx';
import { SelectedTube } from './selected/selected-tube.tsx';
import styles from './tubes.module.css';
import { useExplainedTube } from './use-explained-tube.tsx';
import { findTubeTexts, useTubeList } from './use-tube-list.ts';
import { useTubeRepairs } from './use-tube-repairs.ts';

const AddSequencesDialog = loadedPart(
  async () => (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
);

/** Loaded with the first tube that can be repaired. */
const TubeRepairs = loadedPart(async () => (await import('./tube-repairs.tsx')).TubeRepairs);

/** Tubes, each with its own editor, chemistry, yield, purification and place in the rack. */
export function TubesTab() {
  const builder = useBuilder();
  const { tubes } = useProject();
  const check = useCheckedTubes();
  const repairs = useTubeRepairs(check);
  const [adding, setAdding] = useState(false);
  const incoming = useBuilderState((state) => state.incoming);
  const closeAdd = () => {
    setAdding(false);
    builder.look({ incoming: null });
  };

  return (
    <div className={styles.tab}>
      <SettingsBar label="Genome and cell line" few>
        <GenomeSettings />
      </SettingsBar>
      <FileDrop
        says="Drop the file to add its sequences to the tubes"
        onFiles={(files) => builder.look({ incoming: { kind: 'file', files } })}
      >
        <RowListCard
          label="Tubes"
          list={useTubeList()}
          rows={tubes}
          faults={check.rows}
          repairs={repairs.proposals}
          explain={useExplainedTube()}
          find={findTubeTexts}
          add={
            <Button icon="paste" onClick={() => setAdding(true)}>
              Add sequences
            </Button>
          }
          className={styles.columns}
        >
          <NewTubes />
        </RowListCard>
      </FileDrop>
      <EmptyTubes />
      {hasKinds({ groups: repairs.groups, others: repairs.keeps.length }) ? (
        <TubeRepairs check={check} repairs={repairs} />
      ) : null}
      <SelectedTube check={check} />
      {adding || incoming !== null ? <AddSequencesDialog start={incoming} onClose={closeAdd} /> : null}
    </div>
  );
}
