import type { CSSProperties } from 'react';
import styles from './plate-grid.module.css';
import { sizeOf, type WellRange } from './selection.ts';

interface RangeFrameProps {
  readonly range: WellRange;
  readonly copied?: boolean;
  /** Where wells that are being dragged would go. */
  readonly drop?: boolean;
}

/** One frame around a range. Never part of the server's HTML, which carries no style attributes. */
export function RangeFrame({ range, copied = false, drop = false }: RangeFrameProps) {
  if (!copied && !drop && sizeOf(range) === 1) return null;
  const place = {
    '--from-row': range.top,
    '--from-column': range.left,
    '--rows': range.bottom - range.top + 1,
    '--across': range.right - range.left + 1,
  } as CSSProperties;
  return <div className={styles.frame} data-copied={copied || drop || undefined} style={place} aria-hidden="true" />;
}
