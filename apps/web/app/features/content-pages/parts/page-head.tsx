import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface Crumb {
  readonly label: string;
  /** Left out: it names a shelf that has no page of its own. */
  readonly href?: string;
}

export interface PageHeadProps {
  readonly title: string;
  readonly summary?: string | undefined;
  /** The way up, from the widest. */
  readonly crumbs?: readonly Crumb[];
  /** What is known of it: author, date, length. */
  readonly facts?: readonly (string | null | undefined | false)[];
  readonly children?: ReactNode;
  /** A picture beside all of it; below it on a phone. */
  readonly aside?: ReactNode;
  /** Below a coloured navigation, which lies on it. */
  readonly isDark?: boolean | undefined;
}

/** The head of a page that is read: the way up, its title, a sentence, and what is known of it. */
export function PageHead({ title, summary, crumbs = [], facts = [], children, aside, isDark = false }: PageHeadProps) {
  const known = facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <header className={styles.head} data-ground={isDark ? 'dark' : undefined}>
      <div className={`cs-page ${aside ? styles.beside : ''}`}>
        <div>
          {crumbs.length > 0 ? (
            <nav aria-label="Breadcrumb" className={styles.crumbs}>
              <ol>
                {crumbs.map(({ label, href }) => (
                  <li key={label}>{href === undefined ? label : <a href={href}>{label}</a>}</li>
                ))}
              </ol>
            </nav>
          ) : null}
          <h1>{title}</h1>
          {summary ? <p className={styles.lead}>{summary}</p> : null}
          {known.length > 0 ? <p className={styles.facts}>{known.join(' · ')}</p> : null}
          {children}
        </div>
        {aside}
      </div>
    </header>
  );
}
