import type { PlateFormat } from '@cutsite/domain/labware';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import type { GridStep } from '../key-command.ts';
import styles from '../plate-grid.module.css';
import { RangeFrame } from '../range-frame.tsx';
import type { WellRange } from '../selection.ts';

interface MoveGripProps {
  readonly range: WellRange;
  readonly format: PlateFormat;
  readonly onDrop: (step: GridStep) => void;
}

/**
 * A handle at the corner of the selection that drags its wells elsewhere. Alt and the arrows do the same by keyboard.
 */
export function MoveGrip({ range, format, onDrop }: MoveGripProps) {
  const [step, setStep] = useState<GridStep | null>(null);
  const stepTo = (event: PointerEvent): GridStep | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-well]');
    if (under === null || under === undefined) return null;
    const index = Number(under.dataset['well']);
    const down = Math.floor(index / format.columns) - range.top;
    const right = (index % format.columns) - range.left;
    return {
      down: Math.min(down, format.rows - 1 - range.bottom),
      right: Math.min(right, format.columns - 1 - range.right),
    };
  };
  const place = { '--from-row': range.top, '--from-column': range.left } as CSSProperties;
  return (
    <>
      {step === null ? null : <RangeFrame range={stepped(range, step)} drop />}
      <div
        className={styles.grip}
        style={place}
        data-grip
        aria-hidden="true"
        title="Drag to move; what lies there changes places"
        // The focus stays on the well, so that keys go on working after the drop.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          event.stopPropagation();
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setStep({ down: 0, right: 0 });
        }}
        onPointerMove={(event) => {
          event.stopPropagation();
          if (step === null) return;
          const to = stepTo(event);
          if (to !== null && (to.down !== step.down || to.right !== step.right)) setStep(to);
        }}
        onPointerUp={() => {
          if (step !== null && (step.down !== 0 || step.right !== 0)) onDrop(step);
          setStep(null);
        }}
        onPointerCancel={() => setStep(null)}
      />
    </>
  );
}

const stepped = (range: WellRange, { down, right }: GridStep): WellRange => ({
  top: range.top + down,
  bottom: range.bottom + down,
  left: range.left + right,
  right: range.right + right,
});
