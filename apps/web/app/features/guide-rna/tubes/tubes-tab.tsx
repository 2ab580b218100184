import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FileDrop } from '../../../builder/drop/file-drop.tsx';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useCheckedTubes } from '../check/use-check.ts';
import { GenomeBar } from '../genome/genome-bar.tsx';
import { appendTube } from '../project/edit-tubes.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useChosenTubes } from './chosen-tubes.ts';
import styles from './row/tubes.module.css';
import { SelectedTube } from './selected/selected-tube.tsx';
import { TubeRepairs } from './tube-repairs.tsx';
import { TubeTable } from './tube-table.tsx';
import { TubeTools } from './tube-tools.tsx';
import { useTubeRepairs } from './use-tube-repairs.ts';

const AddSequencesDialog = loadedPart(
  async () => (await import('../add-sequences/add-sequences-dialog.tsx')).AddSequencesDialog,
);

/** Tubes, each with its own editor, chemistry, yield, purification and place in the rack. */
export function TubesTab() {
  const builder = useBuilder();
  const { tubes } = useProject();
  const check = useCheckedTubes();
  const prices = usePrices();
  const newTubeSettings = useBuilderState((state) => state.own.newTubeSettings);
  const repairs = useTubeRepairs(check);
  const chosen = useChosenTubes(tubes);
  // Nothing is called wrong before somebody typed.
  const untouched = tubes.length === 1 && tubes.every(({ name, sequence }) => name === '' && sequence === '');
  const [adding, setAdding] = useState(false);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const inFocus = useBuilderState((state) => state.selectedTubeId);
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
  const append = useCallback(
    (name: string) => {
      // Drawn at once, so that the next letter already lands in the new row.
      flushSync(() =>
        builder.edit({ label: 'add a tube' }, (project) =>
          appendTube(project, { name }, newTubeSettings, builder.newId),
        ),
      );
      focusEnd(`tube-name-${builder.project().tubes.at(-1)?.id}`);
    },
    [builder, newTubeSettings],
  );

  return (
    <div className={styles.tab}>
      <GenomeBar />
      <FileDrop
        says="Drop the file to add its sequences to the tubes"
        onFiles={(files) => builder.look({ incoming: { kind: 'file', files } })}
      >
        <section className={styles.card} aria-label="Tubes" data-tubes>
          <TubeTools
            count={tubes.length}
            toFix={untouched ? 0 : check.tubesToFix}
            toSay={untouched ? 0 : check.rows.filter((faults) => faults.length > 0).length}
            onlyFaulty={onlyFaulty}
            onOnlyFaulty={setOnlyFaulty}
            onAdd={() => setAdding(true)}
            onAppend={append}
          />
          {chosen.ids.size > 0 ? <BulkBar tubes={tubes} chosen={chosen} /> : null}
          <TubeTable
            tubes={tubes}
            shown={shown}
            rows={check.rows}
            proposals={repairs.proposals}
            prices={prices}
            chosen={chosen}
            onAppend={append}
          />
        </section>
      </FileDrop>
      <TubeRepairs check={check} repairs={repairs} />
      <SelectedTube check={check} />
      {adding || incoming !== null ? <AddSequencesDialog start={incoming} onClose={closeAdd} /> : null}
    </div>
  );
}

function focusEnd(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
