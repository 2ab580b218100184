import type { ReactNode } from 'react';
import { Icon } from '../../icon/index.ts';
import { Logo } from '../logo.tsx';
import type { ChromeLink } from '../modes.ts';
import styles from './sheet-ways.module.css';
import { SHEET_ID } from './top-navigation.tsx';

/** A small picture of what is ordered, on a grid of 38: each part names its look, and its path. */
export type MenuDrawing = readonly (readonly ['line' | 'cut' | 'fill' | 'control', string])[];

export interface MenuPlace extends ChromeLink {
  /** One line on what it is. With it stands a drawing. */
  readonly note?: string;
  readonly drawing?: MenuDrawing;
  readonly isCurrent?: boolean;
}

export interface MenuGroup {
  /** The word that lights it. */
  readonly word: string;
  readonly title: string;
  readonly places: readonly MenuPlace[];
}

interface MenuProps {
  readonly groups: readonly MenuGroup[];
  readonly foot: readonly ChromeLink[];
}

/** What the words of the navigation open: all groups beside each other, as wide as the page. */
export function MenuPanel({ groups, foot }: MenuProps) {
  return (
    <>
      <div data-part="groups">
        {groups.map(({ word, title, places }) => (
          <div
            key={title}
            data-menu-group={word}
            data-many={places.filter(({ drawing }) => drawing).length > 3 ? true : undefined}
          >
            <p id={`menu-${title}`}>{title}</p>
            <ul aria-labelledby={`menu-${title}`}>{places.map(placeOf)}</ul>
          </div>
        ))}
      </div>
      <div data-part="foot">
        <div>
          <b>Not sure which one fits?</b>
          {foot.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <span data-part="keys" aria-hidden="true">
            <kbd>←</kbd> <kbd>→</kbd> other group <kbd>Tab</kbd> into the panel <kbd>Esc</kbd> close
          </span>
        </div>
      </div>
    </>
  );
}

interface MenuSheetWays {
  /** Where the search is answered. */
  readonly search: string;
  /** For who is signed out; a script hides it from the others (`data-signed-out`). */
  readonly signIn: ChromeLink;
}

/** The same on a small screen: a search, the groups, of which one is open at a time, and where to ask. */
export function MenuSheet({ groups, foot, search, signIn }: MenuProps & MenuSheetWays) {
  return (
    <>
      <div data-part="top">
        <Logo />
        <button type="button" popoverTarget={SHEET_ID} popoverTargetAction="hide" aria-label="Close the menu">
          <Icon name="close" />
        </button>
      </div>
      <form action={search} role="search">
        <Icon name="search" />
        <input type="search" name="q" aria-label="Search the site" placeholder="Search the site" maxLength={100} />
      </form>
      <nav aria-label="Menu">
        {groups.map(({ title, places }) => (
          <details key={title} name="site-menu" open={places.some(({ isCurrent }) => isCurrent)}>
            <summary>
              {title}
              <Icon name="down" />
            </summary>
            <ul>{places.map(placeOf)}</ul>
          </details>
        ))}
        <div className={styles.ways}>
          {foot.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <a href={signIn.href} className={styles.signIn} data-signed-out>
            <Icon name="account" />
            {signIn.label}
          </a>
        </div>
      </nav>
    </>
  );
}

function placeOf({ href, label, note, drawing, isCurrent }: MenuPlace): ReactNode {
  return (
    <li key={href}>
      <a href={href} aria-current={isCurrent ? 'page' : undefined} data-product={drawing ? true : undefined}>
        {drawing ? <Drawing parts={drawing} /> : null}
        {note === undefined ? (
          label
        ) : (
          <>
            <b>{label}</b>
            <small>{note}</small>
          </>
        )}
      </a>
    </li>
  );
}

function Drawing({ parts }: { readonly parts: MenuDrawing }) {
  return (
    <svg width="38" height="38" viewBox="0 0 38 38" aria-hidden="true">
      {parts.map(([look, d]) => (
        <path key={d} data-look={look} d={d} />
      ))}
    </svg>
  );
}
