import { useEffect } from 'react';
import { type KeptStart, takeStart } from '../../platform/between-pages/kept-start.ts';

/**
 * Opens an order screen filled in, once it can be used: with what guided edit kept for this tab.
 *
 * @param fill stays the same function from drawing to drawing
 */
export function useKeptStart(ready: boolean, fill: (start: KeptStart) => void): void {
  useEffect(() => {
    const start = ready ? takeStart() : null;
    if (start !== null) fill(start);
  }, [ready, fill]);
}
