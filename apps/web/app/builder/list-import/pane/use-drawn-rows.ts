import { useCallback, useState } from 'react';

/** Rows that are drawn at a time: more than twice what the dialog shows, few enough for one short task of the page. */
const step = 40;

interface DrawnRows {
  /** How many of the rows are drawn so far, from the first on. */
  readonly drawn: number;
  /** Put on an element after the last row: when it comes into view, the next rows are drawn. */
  readonly end: (element: Element | null) => (() => void) | undefined;
}

/**
 * Draws a long list as far as somebody scrolls: a preview of 200 rows at once held the page up for 50 ms (promise P5).
 */
export function useDrawnRows(count: number): DrawnRows {
  const [wanted, setWanted] = useState(step);
  const drawn = Math.min(count, wanted);
  const end = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted((before) => before + step);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { drawn, end };
}
