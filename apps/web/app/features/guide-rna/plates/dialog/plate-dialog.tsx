import { checkPlate, faultMessage, type Plate } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { TextField } from '@cutsite/ui/form';
import { useState } from 'react';
import { duplicatePlate, removePlate, renamePlate } from '../project/edit-plates.ts';
import { clearWells, updatePlate } from '../project/edit-wells.ts';
import { useBuilder, useProject } from '../project/use-builder.tsx';
import { useEditing } from '../screen/editing.ts';
import styles from './plates.module.css';

/** What can be done with a plate as a whole. Every action can be undone, so none asks twice. */
export function PlateDialog({ plate, onClose }: { readonly plate: Plate; readonly onClose: () => void }) {
  const builder = useBuilder();
  const project = useProject();
  const editing = useEditing();
  const [name, setName] = useState(plate.name);
  const plateNames = project.plates.filter(({ id }) => id !== plate.id).map((other) => other.name);
  const faults = checkPlate({ ...plate, name }, { plateNames }).faults.filter((fault) => fault.field === 'plateName');
  const said = (severity: 'error' | 'warning') => {
    const fault = faults.find((one) => one.severity === severity);
    return fault === undefined ? null : faultMessage(fault);
  };
  const act = (label: string, change: Parameters<typeof builder.edit>[1]) => {
    builder.edit({ label }, change);
    onClose();
    builder.tell(`${label.charAt(0).toUpperCase()}${label.slice(1)}.`, true);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={plate.name}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              builder.edit({ label: `rename ${plate.name}` }, (before) => renamePlate(before, plate.id, name.trim()));
              onClose();
            }}
          >
            Rename
          </Button>
        </>
      }
    >
      <TextField
        label="Plate name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        hint="Up to 15 characters fit on the label."
        warning={said('warning')}
        error={said('error')}
      />
      <div className={styles.dialogActions}>
        {editing ? null : (
          <Button
            icon="copy"
            onClick={() => act(`duplicate ${plate.name}`, (before) => duplicatePlate(before, plate.id, builder.newId))}
          >
            Duplicate
          </Button>
        )}
        <Button
          icon="remove"
          onClick={() =>
            act(`clear ${plate.name}`, (before) =>
              updatePlate(before, plate.id, (one) =>
                clearWells(
                  one,
                  one.wells.map((well) => well.index),
                ),
              ),
            )
          }
        >
          Clear all wells
        </Button>
        {editing ? null : (
          <Button
            icon="remove"
            variant="danger"
            onClick={() => act(`remove ${plate.name}`, (before) => removePlate(before, plate.id, builder.newId))}
          >
            Remove plate
          </Button>
        )}
      </div>
    </Dialog>
  );
}
