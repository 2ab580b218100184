import styles from './search.module.css';

export interface FoundPage {
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  readonly href: string;
}

/** Products and pages that are called like what was looked for. */
export function FoundPages({ pages }: { readonly pages: readonly FoundPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label="Products and pages">
      {pages.map(({ kind, title, note, href }) => (
        <li key={`${href} ${title}`}>
          <p className={styles.kind}>{kind}</p>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}
