import { Dialog } from '@cutsite/ui/dialog';
import { Fragment } from 'react';
import styles from './keyboard-help.module.css';

export interface KeyboardHelpProps {
  readonly title: string;
  /** What is pressed, and what it does. */
  readonly keys: readonly (readonly [press: string, does: string])[];
  readonly onClose: () => void;
}

/** What the keys of a screen do, as a list to read. */
export function KeyboardHelp({ title, keys, onClose }: KeyboardHelpProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {/* On a phone the list is longer than the screen: who has no mouse scrolls it with the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={title} tabIndex={0}>
        <dl className={styles.keys}>
          {keys.map(([press, does]) => (
            <Fragment key={press}>
              <dt>{press}</dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <p className={styles.note}>On a Mac, Ctrl is ⌘.</p>
    </Dialog>
  );
}
