import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import styles from './list-page.module.css';

interface PagerProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** How many pages there are; null: not counted. */
  readonly pages: number | null;
  readonly hasMore: boolean;
  /** @param how `replace` where nobody asked for it: Back does not lead to a page that is none */
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  readonly className?: string | undefined;
}

/** How many pages a list of so many has, and whether one follows on this one. */
export const pagesOf = (
  page: number,
  pageSize: number,
  total: number,
): Pick<PagerProps, 'page' | 'pages' | 'hasMore'> => ({
  page,
  pages: Math.ceil(total / pageSize),
  hasMore: page * pageSize < total,
});

/** The last page, in place of one behind it, as after a filter or in an address that is old; null: it is none. */
export const pageInstead = (page: number, pages: number | null): number | null =>
  pages !== null && pages > 0 && page > pages ? pages : null;

/** The way through a list of several pages; nothing where one page holds it. */
export function Pager({ page, pages, hasMore, onPage, className }: PagerProps) {
  const instead = pageInstead(page, pages);
  const latest = useRef(onPage);
  useEffect(() => {
    latest.current = onPage;
  });
  useEffect(() => {
    if (instead !== null) latest.current(instead, { replace: true });
  }, [instead]);
  if (page <= 1 && !hasMore) return null;
  return (
    <nav className={`${styles.pages} ${className ?? ''}`} aria-label="Pages">
      <Button
        size="compact-sm"
        variant="default"
        blockedBecause={page > 1 ? null : 'This is the first page.'}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <span aria-live="polite">{pages === null ? `Page ${page}` : `Page ${page} of ${pages}`}</span>
      <Button
        size="compact-sm"
        variant="default"
        blockedBecause={hasMore ? null : 'This is the last page.'}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
