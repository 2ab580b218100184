import type { PlateFormat } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { type NewPlate, renamePlate } from '../plates/edit-plates.ts';
import { useBuilderOf } from '../project/builder-context.tsx';
import type { BuilderProject, PlateOf } from '../project/builder-project.ts';
import { LayOutSection } from './lay-out-section.tsx';
import { type NameChecked, PlateNameField, plateNameId } from './plate-name-field.tsx';
import { PlatesSection } from './plates-section.tsx';
import { PrintSection } from './print-section.tsx';

/** Does an action on the project, closes the dialog and tells what was done. */
export type PlateAct<Project extends BuilderProject> = (label: string, change: (project: Project) => Project) => void;

interface PlateDialogProps<Project extends BuilderProject> {
  readonly plateId: string;
  readonly format: PlateFormat;
  readonly newPlate: NewPlate<PlateOf<Project>>;
  /** What the wells hold beside a name, as wells are sorted by it: "By target"; null where they hold nothing else. */
  readonly textWord: string | null;
  /** The rules of the plate's name, asked at each letter. */
  readonly checkName: (name: string) => NameChecked;
  /** What the plate is set to, and what there is to say about it as a whole. */
  readonly facts: ReactNode;
  /** What the product can do with all plates at once: "Use these settings for all plates". */
  readonly forAllPlates: { readonly label: string; readonly change: (project: Project) => Project } | null;
  readonly onClose: () => void;
}

/** What can be done with a plate as a whole (GR-20). Every action can be undone, so none asks twice. */
export function PlateDialog<Project extends BuilderProject>({
  plateId,
  format,
  newPlate,
  textWord,
  checkName,
  facts,
  forAllPlates,
  onClose,
}: PlateDialogProps<Project>) {
  const builder = useBuilderOf<Project>();
  const [plate] = useState(() => builder.project().plates.find(({ id }) => id === plateId));
  const [name, setName] = useState(plate?.name ?? '');
  useEffect(selectName, []);
  if (plate === undefined) return null;
  const act: PlateAct<Project> = (label, change) => {
    const before = builder.project();
    builder.edit({ label }, change);
    onClose();
    const done = builder.project() !== before;
    builder.showNotice({ title: done ? `Done: ${label}.` : `Nothing to change: ${label}.`, refused: !done }, done);
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
      <PlateNameField checked={checkName(name)} name={name} onName={setName} onEnter={rename} />
      {facts}
      <LayOutSection plate={plate} format={format} textWord={textWord} act={act} />
      <PlatesSection plate={plate} newPlate={newPlate} forAllPlates={forAllPlates} act={act} />
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
