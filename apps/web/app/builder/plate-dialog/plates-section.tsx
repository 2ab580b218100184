import { Button } from '@cutsite/ui/button';
import { movePlate } from '../arrange/move-plates.ts';
import { useEditing } from '../edit-item/editing.ts';
import { duplicatePlate, type NewPlate, removePlate } from '../plates/edit-plates.ts';
import { useBuilderOf, useProjectOf } from '../project/builder-context.tsx';
import type { BuilderProject, PlateOf } from '../project/builder-project.ts';
import styles from './plate-dialog.module.css';

interface PlatesSectionProps<Project extends BuilderProject> {
  readonly plate: PlateOf<Project>;
  readonly newPlate: NewPlate<PlateOf<Project>>;
  readonly forAllPlates: { readonly label: string; readonly change: (project: Project) => Project } | null;
  readonly act: (label: string, change: (project: Project) => Project) => void;
}

/** The plate among the others. A cart item that is edited stays one plate, so there are no others then. */
export function PlatesSection<Project extends BuilderProject>({
  plate,
  newPlate,
  forAllPlates,
  act,
}: PlatesSectionProps<Project>) {
  const builder = useBuilderOf<Project>();
  const { plates } = useProjectOf<Project>();
  const editing = useEditing();
  if (editing) return null;
  const at = plates.findIndex(({ id }) => id === plate.id);
  const alone = plates.length === 1 ? 'There is only one plate.' : null;
  return (
    <fieldset className={styles.section}>
      <legend>Plates</legend>
      <Button
        icon="back"
        blockedBecause={at === 0 ? 'It is the first plate.' : null}
        onClick={() => act(`move ${plate.name} to the left`, (before) => movePlate(before, plate.id, -1))}
      >
        Move left
      </Button>
      <Button
        icon="forward"
        blockedBecause={at === plates.length - 1 ? 'It is the last plate.' : null}
        onClick={() => act(`move ${plate.name} to the right`, (before) => movePlate(before, plate.id, 1))}
      >
        Move right
      </Button>
      {forAllPlates === null ? null : (
        <Button
          blockedBecause={alone}
          onClick={() => act(`use the settings of ${plate.name} for all plates`, forAllPlates.change)}
        >
          {forAllPlates.label}
        </Button>
      )}
      <Button
        icon="copy"
        onClick={() => act(`duplicate ${plate.name}`, (before) => duplicatePlate(before, plate.id, builder.newId))}
      >
        Duplicate
      </Button>
      <Button
        icon="remove"
        variant="danger"
        onClick={() => act(`remove ${plate.name}`, (before) => removePlate(before, plate.id, builder.newId, newPlate))}
      >
        Remove plate
      </Button>
    </fieldset>
  );
}
