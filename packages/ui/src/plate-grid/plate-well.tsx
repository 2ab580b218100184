import { memo } from 'react';
import styles from './plate-grid.module.css';
import { sameLook, type WellLook } from './well-look.ts';
import { WellShape } from './well-shape.tsx';

interface PlateWellProps {
  readonly index: number;
  readonly label: string;
  readonly look: WellLook;
  readonly active: boolean;
  readonly inRange: boolean;
  readonly tabbable: boolean;
}

/** Above five letters a line is set smaller; the panel, the table and the name repeat it. */
const longLine = 5;

export const PlateWell = memo(
  function PlateWell({ index, label, look, active, inRange, tabbable }: PlateWellProps) {
    return (
      <div
        role="gridcell"
        className={styles.well}
        data-well={index}
        data-state={look.state}
        data-active={active || undefined}
        data-long={look.lines.some((line) => line.length > longLine) || undefined}
        tabIndex={tabbable ? 0 : -1}
        aria-selected={inRange}
        aria-label={`${label}, ${look.description}`}
      >
        <WellShape state={look.state} active={active} />
        {/* Drawn by the style sheet: the name of the cell says it all, and in full. */}
        <span
          aria-hidden="true"
          data-first={look.state === 'empty' ? label : look.lines[0]}
          data-second={look.lines[1]}
        />
      </div>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.label === after.label &&
    before.active === after.active &&
    before.inRange === after.inRange &&
    before.tabbable === after.tabbable &&
    sameLook(before.look, after.look),
);
