import { Button } from '@cutsite/ui/button';
import { useMemo, useState } from 'react';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import { BulkBar } from '../../../builder/row-table/bulk-bar.tsx';
import { useChosenRows } from '../../../builder/row-table/chosen-rows.ts';
import { RowTable } from '../../../builder/row-table/row-table.tsx';
import { RowTools } from '../../../builder/row-table/row-tools.tsx';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useCheckedTubes } from '../check/use-check.ts';
import { GenomeBar } from '../genome/genome-bar.tsx';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { NewTubes } from './new-tubes.tsx';
import { SelectedTube } from './selected/selected-tube.tsx';
import { TubeRepairs } from './tube-repairs.tsx';
import styles from './tubes.module.css';
import { useExplainedTube } from './use-explained-tube.tsx';
import { findTubeWords, useTubeList } from './use-tube-list.ts';
import { useTubeRepairs } from './use-tube-repairs.ts';

const AddSequencesDialog = loadedPart(
  async () => (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
);

/** Tubes, each with its own editor, chemistry, yield, purification and place in the rack. */
export function TubesTab() {
  const builder = useBuilder();
  const { tubes } = useProject();
  const check = useCheckedTubes();
  const list = useTubeList();
  const repairs = useTubeRepairs(check);
  const explain = useExplainedTube();
  const chosen = useChosenRows(tubes);
  // Nothing is called wrong before somebody typed.
  const untouched = tubes.length === 1 && tubes.every(list.isBlank);
  const [adding, setAdding] = useState(false);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const inFocus = useBuilderState((state) => state.selectedRowId);
  // The row that is edited stays, whatever is typed into it.
  const shown = useMemo(
    () => (onlyFaulty ? tubes.filter(({ id }, at) => id === inFocus || check.rows[at]?.length !== 0) : tubes),
    [onlyFaulty, tubes, check.rows, inFocus],
  );
  const incoming = useBuilderState((state) => state.incoming);
  const closeAdd = () => {
    setAdding(false);
    builder.look({ incoming: null });
  };

  return (
    <div className={styles.tab}>
      <GenomeBar />
      <FileDrop
        says="Drop the file to add its sequences to the tubes"
        onFiles={(files) => builder.look({ incoming: { kind: 'file', files } })}
      >
        <section className={styles.card} aria-label="Tubes" data-row-list>
          <RowTools
            list={list}
            count={tubes.length}
            faulty={{
              toFix: untouched ? 0 : check.tubesToFix,
              toSay: untouched ? 0 : check.rows.filter((faults) => faults.length > 0).length,
            }}
            onlyFaulty={onlyFaulty}
            onOnlyFaulty={setOnlyFaulty}
            find={findTubeWords}
            add={
              <Button icon="paste" onClick={() => setAdding(true)}>
                Add sequences
              </Button>
            }
          >
            <NewTubes />
          </RowTools>
          {chosen.ids.size > 0 ? <BulkBar list={list} rows={tubes} chosen={chosen} /> : null}
          <RowTable
            list={list}
            rows={tubes}
            shown={shown}
            faults={check.rows}
            repairs={repairs.proposals}
            explain={explain}
            chosen={chosen}
            className={styles.columns}
          />
        </section>
      </FileDrop>
      <TubeRepairs check={check} repairs={repairs} />
      <SelectedTube check={check} />
      {adding || incoming !== null ? <AddSequencesDialog start={incoming} onClose={closeAdd} /> : null}
    </div>
  );
}
