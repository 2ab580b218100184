import { useKeyboardScroll } from '@cutsite/ui/keyboard-scroll';
import { type ReactNode, useRef } from 'react';
import styles from './scroll-box.module.css';

interface ScrollBoxProps {
  /** What it holds, for who reaches it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A frame for a table that may be wider than the window: then the frame scrolls, and the page does not. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useKeyboardScroll(box, true);
  return (
    <div ref={box} className={styles.box} role="region" aria-label={label}>
      {children}
    </div>
  );
}
