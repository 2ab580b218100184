import type { Plate } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { useEffect, useState } from 'react';
import { renamePlate } from '../../../../builder/plates/edit-plates.ts';
import { useBuilder } from '../../project/use-builder.tsx';
import { LayOutSection } from './lay-out-section.tsx';
import type { PlateAct } from './plate-act.ts';
import { PlateFacts } from './plate-facts.tsx';
import { PlateNameField, plateNameId } from './plate-name-field.tsx';
import { PlatesSection } from './plates-section.tsx';
import { PrintSection } from './print-section.tsx';

/** What can be done with a plate as a whole (GR-20). Every action can be undone, so none asks twice. */
export function PlateDialog({ plate, onClose }: { readonly plate: Plate; readonly onClose: () => void }) {
  const builder = useBuilder();
  const [name, setName] = useState(plate.name);
  useEffect(selectName, []);
  const act: PlateAct = (label, change) => {
    const before = builder.project();
    builder.edit({ label }, change);
    onClose();
    const done = builder.project() !== before;
    builder.tell(done ? `Done: ${label}.` : `Nothing to change: ${label}.`, done);
  };
  const rename = () => {
    builder.edit({ label: `rename ${plate.name}` }, (before) => renamePlate(before, plate.id, name.trim()));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={plate.name.trim() === '' ? 'Plate without a name' : plate.name}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={rename}>
            Rename
          </Button>
        </>
      }
    >
      <PlateNameField plate={plate} name={name} onName={setName} onEnter={rename} />
      <PlateFacts plate={plate} />
      <LayOutSection plate={plate} act={act} />
      <PlatesSection plate={plate} act={act} />
      <PrintSection plate={plate} onClose={onClose} />
    </Dialog>
  );
}

/** Most come to rename. A finger came for something else more often than not, and would get the keyboard over it. */
function selectName(): void {
  const field = document.getElementById(plateNameId);
  if (!(field instanceof HTMLInputElement) || matchMedia('(pointer: coarse)').matches) return;
  field.focus();
  field.select();
}
