import type { ReactNode } from 'react';
import { classNames } from '../../class-names/index.ts';
import { Icon } from '../../icon/index.ts';
import { Logo } from '../logo.tsx';
import type { ChromeLink, NavigationMode } from '../modes.ts';
import styles from './top-navigation.module.css';

export interface TopNavigationProps {
  readonly mode: NavigationMode;
  readonly links: readonly ChromeLink[];
  /** Path of the page: the longest link that begins it is marked. */
  readonly currentPath: string;
  /** What stands at the right end: cart, account. Not shown in the minimal mode. */
  readonly end?: ReactNode;
  /** What the minimal mode says instead: "Secure checkout". */
  readonly note?: ReactNode;
  /** More lines of the menu that a small screen opens. */
  readonly menuEnd?: ReactNode;
}

const MENU_ID = 'site-menu';

/**
 * The bar at the top. On a small screen the links move into a menu that is a native popover: it opens without any
 * script.
 */
export function TopNavigation({ mode, links, currentPath, end, note, menuEnd }: TopNavigationProps) {
  if (mode === 'hidden') return null;
  const marked = currentLink(links, currentPath);
  const items = links.map((link) => (
    <a key={link.href} href={link.href} aria-current={link === marked ? 'page' : undefined}>
      {link.label}
    </a>
  ));
  return (
    <header className={classNames(styles.bar, mode === 'colour' && styles.colour)}>
      <div className={styles.inner}>
        <a className={styles.home} href="/" aria-label="Cutsite, home">
          <Logo />
        </a>
        {mode === 'minimal' ? (
          <div className={styles.note}>{note}</div>
        ) : (
          <>
            <nav className={styles.links} aria-label="Main">
              {items}
            </nav>
            <div className={styles.end}>
              {end}
              <button type="button" className={styles.burger} popoverTarget={MENU_ID} aria-label="Menu">
                <Icon name="menu" />
              </button>
            </div>
            <div id={MENU_ID} popover="auto" className={styles.menu}>
              <nav aria-label="Menu">
                {items}
                {menuEnd}
              </nav>
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** The link whose path is the longest beginning of the current one. */
export function currentLink(links: readonly ChromeLink[], currentPath: string): ChromeLink | undefined {
  return links
    .filter(({ href }) => currentPath === href || currentPath.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)
    .at(0);
}
