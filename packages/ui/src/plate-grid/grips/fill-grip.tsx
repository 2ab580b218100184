import type { PlateFormat } from '@cutsite/domain/labware';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import styles from '../plate-grid.module.css';
import { RangeFrame } from '../range-frame.tsx';
import { stretched, type WellRange } from '../selection.ts';

interface FillGripProps {
  readonly range: WellRange;
  readonly format: PlateFormat;
  readonly onDrop: (range: WellRange) => void;
}

/**
 * The handle of a spreadsheet at the end of the selection: dragged along a row or a column, it fills. Ctrl D and Ctrl R
 * do the same.
 */
export function FillGrip({ range, format, onDrop }: FillGripProps) {
  const [whole, setWhole] = useState<WellRange | null>(null);
  const wholeTo = (event: PointerEvent): WellRange | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-well]');
    return under == null ? null : stretched(range, Number(under.dataset['well']), format);
  };
  const place = {
    '--from-row': range.top,
    '--from-column': range.left,
    '--rows': range.bottom - range.top + 1,
    '--across': range.right - range.left + 1,
  } as CSSProperties;
  return (
    <>
      {whole === null ? null : <RangeFrame range={whole} drop />}
      <div
        className={styles.grip}
        style={place}
        data-grip-fill
        data-fills
        aria-hidden="true"
        title="Drag to fill; names count on"
        // The focus stays on the well, so that keys go on working after the drop.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          event.stopPropagation();
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setWhole(range);
        }}
        onPointerMove={(event) => {
          event.stopPropagation();
          const to = whole === null ? null : wholeTo(event);
          if (to !== null) setWhole(to);
        }}
        onPointerUp={() => {
          if (whole !== null && whole !== range) onDrop(whole);
          setWhole(null);
        }}
        onPointerCancel={() => setWhole(null)}
      />
    </>
  );
}
