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
      <dl className={styles.keys}>
        {keys.map(([press, does]) => (
          <Fragment key={press}>
            <dt>{press}</dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.note}>On a Mac, Ctrl is ⌘.</p>
    </Dialog>
  );
}
