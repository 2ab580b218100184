import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { TextField } from '@cutsite/ui/form';
import { setWell, updatePlate, wellAt } from '../../builder/plates/edit-wells.ts';
import { useBuilderState } from '../../builder/project/builder-context.tsx';
import { plateInView } from '../../builder/project/builder-project.ts';
import { useBuilder, useProject } from './oligo-product.ts';
import { oligoFormat } from './oligo-project.ts';
import { oligoFault } from './oligo-rules.ts';
import styles from './oligos.module.css';

export const oligoNameId = 'oligo-name';

/** The selected well: what it holds, and how much G and C that is. */
export function OligoPanel() {
  const builder = useBuilder();
  const plate = plateInView(useProject());
  const index = useBuilderState((state) => state.selection.active);
  const well = wellAt(plate, index);
  const label = wellLabel(wellPosition(index, oligoFormat));
  const set = (field: 'name' | 'sequence', text: string) =>
    builder.edit({ label: `${field} in ${label}`, mergeKey: `${plate.id}.${index}.${field}` }, (project) =>
      updatePlate(project, plate.id, (one) => setWell(one, index, { [field]: text }, builder.newId)),
    );
  const sequence = well?.sequence ?? '';
  const strong = sequence.replace(/[^CG]/gi, '').length;
  return (
    <div className={styles.panel}>
      <h2>{label}</h2>
      <TextField
        id={oligoNameId}
        label="Name"
        value={well?.name ?? ''}
        autoComplete="off"
        onChange={(event) => set('name', event.currentTarget.value)}
        onBlur={builder.endStep}
      />
      <TextField
        id="oligo-sequence"
        label="Sequence"
        value={sequence}
        autoComplete="off"
        onChange={(event) => set('sequence', event.currentTarget.value)}
        onBlur={builder.endStep}
        error={well === undefined ? null : (oligoFault(well)?.sentence ?? null)}
      />
      <p>{sequence === '' ? 'Empty' : `${sequence.length} nt, ${Math.round((strong / sequence.length) * 100)} % GC`}</p>
    </div>
  );
}
