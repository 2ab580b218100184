import { Dialog } from '@cutsite/ui/dialog';
import { Fragment } from 'react';
import styles from './keyboard-help.module.css';
import { keysOf } from './keys.ts';

interface KeyboardHelpProps {
  readonly of: keyof typeof keysOf;
  readonly onClose: () => void;
}

export function KeyboardHelp({ of, onClose }: KeyboardHelpProps) {
  const { title, keys } = keysOf[of];
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
