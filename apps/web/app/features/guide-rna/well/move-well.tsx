import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { only } from '@cutsite/ui/plate-grid';
import { type FormEvent, memo, useState } from 'react';
import { swapWells } from '../../../builder/arrange/move-wells.ts';
import { updatePlate } from '../../../builder/plates/edit-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import styles from './move-well.module.css';

interface MoveWellProps {
  readonly plateId: string;
  readonly index: number;
  readonly label: string;
}

/** Moves a guide by the name of another well, for who cannot drag; the two wells trade what they hold. */
export const MoveWell = memo(function MoveWell({ plateId, index, label }: MoveWellProps) {
  const builder = useBuilder();
  const [typed, setTyped] = useState('');
  const to = parseWellLabel(typed, plate96);
  const isWrong = typed.trim().length > 1 && !to.ok;
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (!to.ok) return;
    const other = wellIndex(to.value, plate96);
    const step = { label: `swap ${label} and ${typed.trim().toUpperCase()}`, selection: only(other) };
    builder.edit(step, (project) => updatePlate(project, plateId, (plate) => swapWells(plate, index, other)));
    setTyped('');
  };
  return (
    // Enter in the panel leads back to the plate; here it moves the guide.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.move} onSubmit={move} onKeyDown={(event) => event.stopPropagation()}>
      <TextField
        label={`Move or swap ${label} to well`}
        value={typed}
        size={5}
        placeholder="H12"
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? 'A plate has the wells A01 to H12.' : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="small" blockedBecause={to.ok ? null : 'Type a well first, such as H12.'}>
        Move
      </Button>
    </form>
  );
});
