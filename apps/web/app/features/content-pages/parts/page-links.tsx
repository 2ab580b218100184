import styles from './page-links.module.css';

export interface PageLinksProps {
  /** From 1. */
  readonly page: number;
  /** The address of each page, in their order. */
  readonly pageLinks: readonly string[];
  readonly pageSize: number;
  /** Entries of all pages. */
  readonly total: number;
}

/** The pages of a list, and which entries this one has. */
export function PageLinks({ page, pageLinks, pageSize, total }: PageLinksProps) {
  const pages = pageLinks.length;
  if (pages <= 1) return null;
  return (
    <>
      <nav aria-label="Pages" className={styles.pages}>
        {page > 1 ? <a href={pageLinks[page - 2]}>Previous</a> : null}
        {pageLinks.map((href, at) =>
          at + 1 === page ? (
            <span key={href} aria-current="page">
              {page}
            </span>
          ) : Math.abs(at + 1 - page) < 4 || at === 0 || at === pages - 1 ? (
            <a key={href} href={href}>
              {at + 1}
            </a>
          ) : null,
        )}
        {page < pages ? <a href={pageLinks[page]}>Next</a> : null}
      </nav>
      <p className={styles.range}>
        {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total}
      </p>
    </>
  );
}
