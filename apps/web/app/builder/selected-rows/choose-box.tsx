import type { ChosenRows } from './chosen-rows.ts';

interface ChooseAllProps {
  readonly chosen: ChosenRows;
  /** How many rows there are. */
  readonly count: number;
  /** "tubes" */
  readonly many: string;
}

/** Ticks every row of a list, or none; neither where some are ticked. */
export function ChooseAll({ chosen: { ids, chooseAll }, count, many }: ChooseAllProps) {
  return (
    <input
      type="checkbox"
      aria-label={`Select all ${many}`}
      checked={count > 0 && ids.size === count}
      ref={(box) => {
        if (box !== null) box.indeterminate = ids.size > 0 && ids.size < count;
      }}
      onChange={(event) => chooseAll(event.currentTarget.checked)}
    />
  );
}

interface ChooseRowProps {
  readonly id: string;
  /** What the row is called in sentences. */
  readonly called: string;
  readonly chosen: boolean;
  readonly onChoose: (id: string, on: boolean, upTo: boolean) => void;
}

/** Ticks a row; with Shift all from the one ticked last. */
export function ChooseRow({ id, called, chosen, onChoose }: ChooseRowProps) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${called}`}
      checked={chosen}
      onChange={(event) => {
        const { shiftKey } = event.nativeEvent as MouseEvent;
        onChoose(id, event.currentTarget.checked, shiftKey);
      }}
    />
  );
}
