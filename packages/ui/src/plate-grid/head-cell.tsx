import type { GridPosition } from './movement.ts';
import styles from './plate-grid.module.css';

interface HeadCellProps {
  readonly place: GridPosition;
  readonly text: string;
  readonly label: string;
  readonly on: boolean;
  readonly focused: GridPosition | null;
  readonly onPick: (place: GridPosition, extend: boolean) => void;
}

/**
 * A row, column or corner head. It is reached by arrows from the first wells; Space or a click selects, Shift extends.
 */
export function HeadCell({ place, text, label, on, focused, onPick }: HeadCellProps) {
  const hasFocus = focused !== null && focused.row === place.row && focused.column === place.column;
  return (
    <div role={place.row < 0 ? 'columnheader' : 'rowheader'}>
      <button
        type="button"
        className={styles.head}
        data-head={`${place.row},${place.column}`}
        data-on={on || undefined}
        data-side={place.row >= 0 || undefined}
        tabIndex={hasFocus ? 0 : -1}
        aria-label={label}
        onClick={(event) => onPick(place, event.shiftKey)}
      >
        {text}
      </button>
    </div>
  );
}
