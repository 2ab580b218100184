import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { focusAfterPress } from '../faults/focus-after-press.ts';
import styles from './repairs-card.module.css';

interface RepairsCardProps {
  /** "Repairs", or "Worth a look" when there is nothing but questions. */
  readonly title: string;
  /** How many faults have one answer, and makes all those answers. */
  readonly fixAll: { readonly count: number; readonly make: () => void };
  /** Where the focus goes when the button is gone. */
  readonly focusAfter: () => void;
  /** The repairs by kind. */
  readonly children: ReactNode;
}

/** Everything that can be repaired of a list: all faults with one answer at once, or kind by kind. */
export function RepairsCard({ title, fixAll, focusAfter, children }: RepairsCardProps) {
  return (
    <section className={styles.card} aria-labelledby="repairs">
      <header className={styles.head}>
        <h2 id="repairs">{title}</h2>
        {fixAll.count > 1 ? (
          <Button
            size="small"
            variant="soft"
            icon="fix"
            onClick={() => {
              fixAll.make();
              focusAfterPress(focusAfter);
            }}
          >
            {`Fix all ${fixAll.count} that have one answer`}
          </Button>
        ) : null}
      </header>
      {children}
    </section>
  );
}
