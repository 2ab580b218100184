import { modifiedSequenceLimits, type TubesCheck } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { baseCount, countOf } from '@cutsite/domain/sequence';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { AddOnsPanel } from '../add-ons/add-ons-panel.tsx';
import { wellState } from '../check/checked-plates.ts';
import { MoleculeCard } from '../molecule/molecule-card.tsx';
import { TubeLabel } from '../molecule/tube-label.tsx';
import { useBuilderState, useProject } from '../project/use-builder.tsx';
import styles from './tubes.module.css';

/** The tube in focus with its whole molecule, and the rack. */
export function SelectedTube({ check }: { readonly check: TubesCheck }) {
  const { tubes } = useProject();
  const selectedId = useBuilderState((state) => state.selectedTubeId);
  const at = Math.max(
    tubes.findIndex((tube) => tube.id === selectedId),
    0,
  );
  const tube = tubes[at];
  if (tube === undefined) return null;
  const marks = tube.modifications === 'User-Defined';
  return (
    <div className={styles.low}>
      <section className={styles.pad} aria-labelledby="selected-tube">
        <h2 id="selected-tube">
          <span className={styles.position}>{tube.position}</span> {tube.name.trim() === '' ? 'No name yet' : tube.name}
        </h2>
        {tube.sequence.trim() === '' ? (
          <p className={styles.hint}>Its molecule is shown here once it has a sequence.</p>
        ) : (
          <>
            {marks ? (
              <p className={styles.marks}>
                <b>{baseCount(tube.sequence)}</b> nt, bases only. <b>{countOf('m', tube.sequence)}</b> of{' '}
                {modifiedSequenceLimits.m} m, 2′-O-methyl on the next base. <b>{countOf('*', tube.sequence)}</b> of{' '}
                {modifiedSequenceLimits.star} *, phosphorothioate bond after the base.
              </p>
            ) : null}
            <MoleculeCard sequence={tube.sequence} settings={tube} format="tube" />
            <TubeLabel name={tube.name} settings={tube} on="tube" />
          </>
        )}
      </section>
      <section className={styles.pad} aria-labelledby="rack">
        <h2 id="rack">Rack</h2>
        <Rack states={tubes.map((_, place) => wellState(check.rows[place]))} active={at} />
      </section>
      <AddOnsPanel />
    </div>
  );
}

function Rack({ states, active }: { readonly states: readonly WellState[]; readonly active: number }) {
  const { columns } = plate96;
  const rows = Math.max(1, Math.ceil(states.length / columns));
  return (
    <PlateMap
      format={{ slug: 'rack', label: 'Rack', rows, columns, wellCount: rows * columns }}
      states={new Map(states.map((state, place) => [place, state]))}
      active={active}
      label={`Rack with ${states.length} tubes`}
    />
  );
}
