import { type PlateFormat, parseWellLabel, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { Checkbox, SelectField, TextField } from '@cutsite/ui/form';
import { useBuilder, useBuilderState } from '../../project/builder-context.tsx';
import type { IfNamedTaken } from '../use-decisions.ts';
import styles from './list-import.module.css';

/** What becomes of a well that holds something: it stays, or the row replaces it. */
type IfTaken = 'skip' | 'replace';

/** Where rows go. */
export interface Placing {
  /** A well as typed; blank for the first one. */
  readonly start: string;
  /** Of rows that name no well. */
  readonly taken: IfTaken;
  /** Of rows that name theirs; null: not decided. */
  readonly named: IfNamedTaken | null;
  /** Rows beyond the last well go on new plates. */
  readonly spill: boolean;
}

interface PlacingFieldsProps {
  readonly format: PlateFormat;
  readonly placing: Placing;
  readonly onPlacing: (placing: Placing) => void;
}

/** Where rows without a well begin, in which order they go on, and what becomes of wells that hold something. */
export function PlacingFields({ format, placing, onPlacing }: PlacingFieldsProps) {
  const builder = useBuilder();
  const fillOrder = useBuilderState((state) => state.fillOrder);
  const isWell = placing.start.trim() === '' || parseWellLabel(placing.start, format).ok;
  return (
    <>
      <div className={styles.placing}>
        <TextField
          label="Start at"
          mono
          value={placing.start}
          onChange={(event) => onPlacing({ ...placing, start: event.currentTarget.value })}
          error={isWell ? undefined : `A01 to ${wellLabel(wellPosition(format.wellCount - 1, format))}`}
        />
        <SelectField
          label="Fill"
          value={fillOrder}
          options={[
            { value: 'by_row', label: 'row by row' },
            { value: 'by_column', label: 'column by column' },
          ]}
          onValueChange={(order) => builder.look({ fillOrder: order })}
        />
        <SelectField
          label="If it is taken"
          value={placing.taken}
          options={[
            { value: 'skip', label: 'skip it' },
            { value: 'replace', label: 'replace it' },
          ]}
          onValueChange={(taken) => onPlacing({ ...placing, taken })}
        />
      </div>
      <Checkbox
        checked={placing.spill}
        onChange={(event) => onPlacing({ ...placing, spill: event.currentTarget.checked })}
        label="Rows beyond the last well go on new plates"
      />
    </>
  );
}
