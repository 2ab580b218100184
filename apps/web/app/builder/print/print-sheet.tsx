import { localDayText } from '@cutsite/domain/day-text';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  /** The pages as things stand when the printer asks for them; `printedAt` is the day, in words. */
  readonly pages: (printedAt: string) => ReactNode;
  readonly onPrinted: () => void;
}

/** What the printer gets instead of the screen. */
export function PrintSheet({ pages, onPrinted }: PrintSheetProps) {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const before = () => {
      // A report that is open is what somebody wants on paper.
      if (document.querySelector('body > [data-alone-on-paper]') !== null) return;
      // The browser takes the page as it stands when the event is over: the sheet must be there by then.
      flushSync(() => setPrintedAt(new Date()));
    };
    const after = () => {
      setPrintedAt(null);
      printed();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (printedAt === null) return null;
  return createPortal(
    <div className={styles.sheet} data-print-sheet>
      {pages(localDayText(printedAt))}
    </div>,
    document.body,
  );
}
