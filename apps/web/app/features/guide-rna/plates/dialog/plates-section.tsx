import { newPlate, type Plate } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { movePlate } from '../../../../builder/arrange/move-plates.ts';
import { useEditing } from '../../../../builder/edit-item/editing.ts';
import { duplicatePlate, removePlate } from '../../../../builder/plates/edit-plates.ts';
import { applySettingsToAll } from '../../project/edit-plates.ts';
import { useBuilder, useProject } from '../../project/use-builder.tsx';
import type { PlateAct } from './plate-act.ts';
import styles from './plate-dialog.module.css';

/** The plate among the others. A cart item that is edited stays one plate, so there are no others then. */
export function PlatesSection({ plate, act }: { readonly plate: Plate; readonly act: PlateAct }) {
  const builder = useBuilder();
  const { plates } = useProject();
  const editing = useEditing();
  if (editing) return null;
  const at = plates.findIndex(({ id }) => id === plate.id);
  const alone = plates.length === 1 ? 'There is only one plate.' : null;
  return (
    <fieldset className={styles.section}>
      <legend>Among the plates</legend>
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
      <Button
        blockedBecause={alone}
        onClick={() =>
          act(`use the settings of ${plate.name} for all plates`, (before) => applySettingsToAll(before, plate.id))
        }
      >
        Use these settings for all plates
      </Button>
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
