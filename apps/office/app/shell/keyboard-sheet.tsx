import { Kbd } from '@mantine/core';
import { Dialog } from '../platform/dialog.tsx';
import { listShortcuts } from '../platform/keyboard/shortcut-list.ts';
import styles from './shell.module.css';

interface KeyboardSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every key that does something on the page that is open. */
export function KeyboardSheet({ isOpen, onClose }: KeyboardSheetProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Keyboard" size="lg">
      {isOpen &&
        listShortcuts().map(({ title, shortcuts }) => (
          <section key={title} className={styles.sheetGroup}>
            <h2>{title}</h2>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  );
}
