import { type PlateFormat, parseWellLabel, wellIndex, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { only } from '@cutsite/ui/plate-grid';
import { type FormEvent, memo, useState } from 'react';
import { swapWells } from '../arrange/move-wells.ts';
import { updatePlate } from '../plates/edit-wells.ts';
import { useBuilder } from '../project/builder-context.tsx';
import styles from './move-well.module.css';

interface MoveWellProps {
  readonly format: PlateFormat;
  readonly plateId: string;
  readonly index: number;
  readonly label: string;
}

/** Moves the content of a well by the name of another, without dragging; the two wells swap what they hold. */
export const MoveWell = memo(function MoveWell({ format, plateId, index, label }: MoveWellProps) {
  const builder = useBuilder();
  const [typed, setTyped] = useState('');
  const to = parseWellLabel(typed, format);
  const last = wellLabel(wellPosition(format.wellCount - 1, format));
  const isWrong = typed.trim().length > 1 && !to.ok;
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (!to.ok) return;
    const other = wellIndex(to.value, format);
    const step = { label: `swap ${label} and ${typed.trim().toUpperCase()}`, selection: only(other) };
    builder.edit(step, (project) => updatePlate(project, plateId, (plate) => swapWells(plate, index, other)));
    setTyped('');
  };
  return (
    // Enter in the panel leads back to the plate; here it moves the content.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.move} onSubmit={move} onKeyDown={(event) => event.stopPropagation()}>
      <TextField
        label={`Move or swap ${label} to well`}
        value={typed}
        size={5}
        placeholder={last}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? `A plate has the wells A01 to ${last}.` : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="small" blockedBecause={to.ok ? null : `Type a well first, such as ${last}.`}>
        Move
      </Button>
    </form>
  );
});
