import type { ReactNode } from 'react';
import { Logo } from '../logo.tsx';
import type { ChromeLink, FooterMode } from '../modes.ts';
import { type FixedPart, Written } from '../written.tsx';
import styles from './footer.module.css';

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly ChromeLink[];
}

export interface FooterProps {
  readonly mode: FooterMode;
  /** `FooterGroups`. Undefined: the server wrote them, and they stay as they stand there. */
  readonly groups: FixedPart | undefined;
  readonly tagline: string;
  /** What must be said on every page: "For research use only." */
  readonly notice: string;
  /** The links of the minimal mode. */
  readonly minimalLinks: readonly ChromeLink[];
  /** Settings of the visitor: the colour scheme. */
  readonly settings?: ReactNode;
}

/** The end of a page: in full on content pages, one line where work is done, nothing where it would distract. */
export function Footer({ mode, groups, tagline, notice, minimalLinks, settings }: FooterProps) {
  if (mode === 'hidden') return null;
  if (mode === 'minimal') {
    return (
      <footer className={styles.minimal}>
        <span>{notice}</span>
        <nav aria-label="Site">
          {minimalLinks.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        {settings}
      </footer>
    );
  }
  return (
    <footer className={styles.full}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{tagline}</p>
          <p className={styles.notice}>{notice}</p>
          {settings}
        </div>
        <Written className={styles.groups} holds={groups} />
      </div>
    </footer>
  );
}

/** The links of the full footer, under their titles. */
export function FooterGroups({ groups }: { readonly groups: readonly FooterGroup[] }) {
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
