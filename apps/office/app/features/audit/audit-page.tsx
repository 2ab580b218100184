import { searchAudit } from '@cutsite/contracts/staff';
import { Notice } from '@cutsite/ui/notice';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../platform/button.tsx';
import { call } from '../../platform/call.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import styles from './audit.module.css';
import { type AuditField, type AuditQuery, changedAuditAddress, readAuditAddress } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import type { AuditSearch } from './audit-row.ts';
import { AuditTable } from './audit-table.tsx';

export interface AuditPageProps {
  /** The search part of the address. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams) => void;
}

/** What staff did and looked at, the latest first, by who, what and when (OF-15). Each search is a look itself. */
export function AuditPage({ params, onAddress }: AuditPageProps) {
  usePageTitle('Audit');
  const { query, ignored } = readAuditAddress(params);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam: cursor }) => call(searchAudit, { query: queryOf(query, cursor) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const change = (name: AuditField, value: string) => onAddress(changedAuditAddress(query, name, value));
  return (
    <section className={styles.page} aria-labelledby="audit">
      <h1 id="audit">Audit</h1>
      <p className={styles.lead}>
        What staff changed, and whose data they looked at. Nothing can be changed here; it is deleted after 24 months.
        This search is logged as well.
      </p>
      <AuditFilters query={query} onChange={change} onClear={() => onAddress(new URLSearchParams())} />
      {ignored.length > 0 && (
        <Notice tone="info">
          A filter in this address is unknown and was left out: <code>{ignored.join(', ')}</code>
        </Notice>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <AuditTable rows={rows} />
      <div role="status" className={styles.lead}>
        {isPending ? 'One moment…' : rows.length === 0 ? 'Nothing fits. Remove a filter.' : `${rows.length} shown`}
      </div>
      {hasNextPage && (
        <p>
          <Button variant="default" size="compact-sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        </p>
      )}
    </section>
  );
}

// Each field was looked at when the address was read.
const queryOf = (query: AuditQuery, cursor: string | null) =>
  ({ ...query, ...(cursor !== null && { cursor }) }) as AuditSearch;
