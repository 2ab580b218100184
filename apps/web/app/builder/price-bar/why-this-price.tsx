import { useEffect, useRef, useState } from 'react';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import styles from './price-reasons.module.css';
import type { PriceReason } from './price-reasons.tsx';

/** Loaded when somebody wants to know. */
export const PriceReasons = loadedPart(async () => (await import('./price-reasons.tsx')).PriceReasons);

interface WhyThisPriceProps {
  /** What one row is called: "guide". */
  readonly row: string;
  /** Worked out while somebody looks. */
  readonly reasons: () => readonly PriceReason[];
}

/**
 * Every line of the price with all rules that applied to it, the winner ticked. It lies over the plate: Esc closes it,
 * and so does a press anywhere else.
 */
export function WhyThisPrice({ row, reasons }: WhyThisPriceProps) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = () => {
      if (details.current !== null) details.current.open = false;
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It ends this, and nothing else that listens for it: a range of wells stays chosen.
      event.stopPropagation();
      close();
      if (details.current?.contains(document.activeElement)) details.current.querySelector('summary')?.focus();
    };
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && details.current?.contains(event.target) !== true) close();
    };
    document.addEventListener('keydown', closeByEscape, { capture: true });
    document.addEventListener('pointerdown', closeOutside, { capture: true });
    return () => {
      document.removeEventListener('keydown', closeByEscape, { capture: true });
      document.removeEventListener('pointerdown', closeOutside, { capture: true });
    };
  }, [open]);
  return (
    <details ref={details} className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why this price</summary>
      {open ? <PriceReasons row={row} reasons={reasons()} /> : null}
    </details>
  );
}
