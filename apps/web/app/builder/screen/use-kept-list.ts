import { useEffect } from 'react';
import { takeKeptList } from '../list-import/kept-list.ts';

/**
 * Opens an order screen with the list that waits for it in this tab, once it can be used: pasted on a page that leads
 * there, or before the store was built anew.
 *
 * @param open stays the same function from drawing to drawing
 */
export function useKeptList(ready: boolean, open: (text: string) => void): void {
  useEffect(() => {
    const text = ready ? takeKeptList() : null;
    if (text !== null) open(text);
  }, [ready, open]);
}
