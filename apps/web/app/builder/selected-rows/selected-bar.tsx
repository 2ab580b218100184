import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { focusAfterPress } from '../faults/focus-after-press.ts';
import type { ChosenRows } from './chosen-rows.ts';
import styles from './selected-bar.module.css';

interface SelectedBarProps {
  readonly chosen: ChosenRows;
  /** "tube", "tubes" */
  readonly one: string;
  readonly many: string;
  readonly onDelete: () => void;
  /** What can be set for all of them. */
  readonly children: ReactNode;
}

/** What is pressed here may be gone with its rows: the focus goes to what ticks them, else to the first field. */
function focusTicks(): void {
  const ticks = [...document.querySelectorAll<HTMLElement>('[data-row-list] table input[type="checkbox"]')];
  // A telephone has no row of headings.
  (ticks.find((box) => box.checkVisibility()) ?? document.querySelector<HTMLElement>('main input'))?.focus();
}

/** How many rows are ticked, what can be changed in all of them, and the ways to delete them or to let them go. */
export function SelectedBar({ chosen, one, many, onDelete, children }: SelectedBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={`Change the selected ${many}`}>
      <b role="status">{chosen.ids.size} selected</b>
      {children}
      <Button
        icon="remove"
        onClick={() => {
          onDelete();
          focusAfterPress(focusTicks);
        }}
      >
        {`Delete ${countText(chosen.ids.size, one, many)}`}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          chosen.chooseAll(false);
          focusAfterPress(focusTicks);
        }}
      >
        Clear the selection
      </Button>
    </div>
  );
}
