import type { ReactNode } from 'react';
import { classNames } from '../../class-names/index.ts';
import { Icon } from '../../icon/index.ts';
import { Logo } from '../logo.tsx';
import type { NavigationMode, NavigationWord } from '../modes.ts';
import { type FixedPart, Written } from '../written.tsx';
import menuStyles from './menu.module.css';
import styles from './top-navigation.module.css';

export interface TopNavigationProps {
  readonly mode: NavigationMode;
  readonly words: readonly NavigationWord[];
  /** Path of the page: the word that holds the longest beginning of it is marked. */
  readonly currentPath: string;
  /** What the words open, all of it in one panel. Undefined: the server wrote it, and it stays as it stands there. */
  readonly panel: FixedPart | undefined;
  /** The same for a small screen; undefined as above. */
  readonly sheet: FixedPart | undefined;
  /** What stands at the right end: cart, account. Not shown in the minimal mode. */
  readonly end?: ReactNode;
  /** What the minimal mode says instead: "Secure checkout". */
  readonly note?: ReactNode;
}

const PANEL_ID = 'site-menu-panel';
export const SHEET_ID = 'site-menu';

/**
 * The bar at the top. Its words open a panel and, on a small screen, a button opens a sheet: native popovers, so that
 * they open before any script. A script adds the keys, and which word lights its group (`data-menu-…`).
 */
export function TopNavigation({ mode, words, currentPath, panel, sheet, end, note }: TopNavigationProps) {
  if (mode === 'hidden') return null;
  const marked = currentWord(words, currentPath);
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
            <nav className={styles.words} aria-label="Main" data-island="menu">
              {words.map(({ id, label }) => (
                <button
                  key={id}
                  type="button"
                  popoverTarget={PANEL_ID}
                  data-menu-word={id}
                  data-current={id === marked?.id ? true : undefined}
                >
                  {label}
                  <Icon name="down" size={12} />
                </button>
              ))}
              <Written id={PANEL_ID} popover="auto" className={menuStyles.panel} holds={panel} />
            </nav>
            <div className={styles.end}>
              {end}
              <button type="button" className={styles.burger} popoverTarget={SHEET_ID} aria-label="Menu">
                <Icon name="menu" />
              </button>
            </div>
            <Written id={SHEET_ID} popover="auto" className={menuStyles.sheet} holds={sheet} />
          </>
        )}
      </div>
    </header>
  );
}

/** The word below one of whose places a path lies. */
export function currentWord(words: readonly NavigationWord[], currentPath: string): NavigationWord | undefined {
  const places = words.flatMap((word) => word.places.map((href) => ({ href, word })));
  return currentPlace(places, currentPath)?.word;
}

/** The place that is the longest beginning of a path. */
export function currentPlace<Place extends { readonly href: string }>(
  places: readonly Place[],
  currentPath: string,
): Place | undefined {
  return places
    .filter(({ href }) => currentPath === href || currentPath.startsWith(`${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)
    .at(0);
}
