import type { ReactNode } from 'react';
import styles from './settings-bar.module.css';

interface SettingsBarProps {
  /** Said by screen readers: "Settings of this plate". */
  readonly label: string;
  /** Two choices by themselves, no wider than they need to be. */
  readonly few?: boolean;
  readonly children: ReactNode;
}

/** The choices of a product side by side. A group of selects, not a form: nothing is sent from here. */
export function SettingsBar({ label, few = false, children }: SettingsBarProps) {
  return (
    <div className={few ? `${styles.bar} ${styles.few}` : styles.bar} role="group" aria-label={label}>
      {children}
    </div>
  );
}
