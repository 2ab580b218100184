import type { MarkedAs, Tube, TubesCheck } from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import { Pill } from '@cutsite/ui/pill';
import type { WellState } from '@cutsite/ui/plate-grid';
import { AddOnsPanel } from '../../../../builder/add-ons/add-ons-panel.tsx';
import { Rack } from '../../../../builder/row-table/rack.tsx';
import { LoadedTogether, loadedPart } from '../../../../platform/loading/loaded-part.tsx';
import { rowState } from '../../check/checked-plates.ts';
import { Molecule } from '../../molecule/molecule.ts';
import { useBuilder, useBuilderState, useProject } from '../../project/use-builder.tsx';
import { guideMarks } from '../../text/guide-marks.ts';
import styles from './selected.module.css';
import { WholeGuideNote } from './whole-guide-note.tsx';

/** Loaded with the first tube that has a sequence: the order screen opens without it. */
const RowMarks = loadedPart(
  async () => (await import('../../../../builder/row-marks/row-marks.tsx')).RowMarks<Tube, MarkedAs>,
);

/** Few tubes are whole guides with marks of their own. */
const ChemistryField = loadedPart(async () => (await import('./chemistry-field.tsx')).ChemistryField);

/** The tube in focus with its whole molecule, and the rack. */
export function SelectedTube({ check }: { readonly check: TubesCheck }) {
  const builder = useBuilder();
  const { tubes } = useProject();
  const selectedId = useBuilderState((state) => state.selectedRowId);
  const at = Math.max(
    tubes.findIndex((tube) => tube.id === selectedId),
    0,
  );
  const tube = tubes[at];
  if (tube === undefined) return null;
  const isUserDefined = tube.modifications === 'User-Defined';
  const isBlank = tube.sequence.trim() === '';
  const changeTube = (step: string, next: (one: Tube) => Tube) =>
    builder.edit({ label: step }, (project) => ({
      ...project,
      tubes: project.tubes.map((one) => (one.id === tube.id ? next(one) : one)),
    }));
  const states = new Map<number, WellState>();
  for (const [row, one] of tubes.entries()) {
    const place = placeOf(one.position);
    const blank = tubes.length === 1 && tube.name === '' && isBlank;
    if (place !== null) states.set(place, blank ? 'empty' : rowState(one, check.rows[row]));
  }
  return (
    <div className={styles.low}>
      <section className={styles.pad} aria-labelledby="selected-tube">
        <h2 id="selected-tube">
          <span className={styles.position}>{tube.position}</span> {tube.name.trim() === '' ? 'No name yet' : tube.name}{' '}
          {isUserDefined ? <Pill tone="control">User-defined</Pill> : null}
        </h2>
        {isUserDefined ? <ChemistryField tube={tube} /> : null}
        <WholeGuideNote tube={tube} />
        {isBlank ? (
          <p className={styles.hint}>The molecule is drawn here once the tube has a sequence.</p>
        ) : (
          <LoadedTogether parts={[Molecule, RowMarks]}>
            <Molecule sequence={tube.sequence} settings={tube} format="tube" name={tube.name} />
            <RowMarks rules={guideMarks} row={tube} what="tube" label={tube.position} onChange={changeTube} />
          </LoadedTogether>
        )}
      </section>
      <section className={styles.pad} aria-labelledby="rack">
        <h2 id="rack">Rack</h2>
        <Rack
          words={{ one: 'tube', many: 'tubes' }}
          states={states}
          count={tubes.length}
          active={placeOf(tube.position)}
          className={styles.hint}
        />
      </section>
      <AddOnsPanel />
    </div>
  );
}

function placeOf(position: string): number | null {
  const well = parseWellLabel(position, plate96);
  return well.ok ? wellIndex(well.value, plate96) : null;
}
