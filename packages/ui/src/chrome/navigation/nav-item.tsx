import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../../icon/index.ts';
import styles from './nav-item.module.css';

interface Look {
  readonly icon: IconName;
  readonly children?: ReactNode;
}

/** A link at the end of the navigation: an icon and a short word. Takes its colours from the bar. */
export function NavLink({ icon, children, ...anchor }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...anchor} className={styles.item}>
      <Icon name={icon} />
      {children}
    </a>
  );
}

/** A button at the end of the navigation, mostly the opener of a popover. */
export function NavButton({ icon, children, ...button }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...button} className={styles.item}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

/**
 * What a `NavButton` opens: a small sheet at the right end below the bar. Native popover, so it works before any
 * script.
 */
export function NavSheet({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div id={id} popover="auto" role="group" aria-label={label} className={styles.sheet}>
      {children}
    </div>
  );
}
