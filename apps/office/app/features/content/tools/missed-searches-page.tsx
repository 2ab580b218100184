import { listMissedSearches } from '@cutsite/contracts/content';
import { groupedDigits } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { Pager, pagesOf } from '../../../platform/listing/pager.tsx';
import { utcDayText } from '../../../platform/moment-text.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import styles from './tools.module.css';

const perPage = 50;

const places = {
  site: { label: 'The site', href: '/search' },
  help: { label: 'Help', href: '/help' },
} as const;

/** What visitors looked for and did not find: what is still to be written, or is written in other words (CT-60). */
export function MissedSearchesPage() {
  usePageTitle('Searches without a result');
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<'often' | 'recent'>('often');
  const { data, error, isPending } = useQuery({
    queryKey: ['content', 'missed-searches', order, page],
    queryFn: () => call(listMissedSearches, { query: { order, page: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { searches = [], total = 0, days_kept: retentionDays = 90 } = data ?? {};
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Searches without a result
      </p>
      <h1>Searches without a result</h1>
      <p className="cs-muted">
        What visitors typed into the search of the site or of the help, and nothing was found for. Nothing of who asked
        is kept. Words that may name a person or an order, and sequences, are not counted. Entries expire after{' '}
        {retentionDays} days without a search.
      </p>
      <div className={styles.row}>
        <NativeSelect
          label="Order"
          value={order}
          onChange={(event) => {
            setOrder(event.currentTarget.value === 'recent' ? 'recent' : 'often');
            setPage(1);
          }}
          data={[
            { value: 'often', label: 'Most often first' },
            { value: 'recent', label: 'Latest first' },
          ]}
        />
        <p className="cs-muted" role="status">
          {isPending ? 'One moment…' : total === 0 ? 'Every search found something.' : `${groupedDigits(total)} in all`}
        </p>
      </div>
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      {searches.length === 0 ? null : (
        <ScrollBox label="Searches without a result">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">Words</th>
                <th scope="col">Where</th>
                <th scope="col">How often</th>
                <th scope="col">Last</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {searches.map(({ words, place, times, last_on: lastOn, is_found_now: isFoundNow }) => (
                <tr key={`${place} ${words}`}>
                  <th scope="row">
                    <a className={styles.entry} href={`${places[place].href}?q=${encodeURIComponent(words)}`}>
                      {words}
                    </a>
                  </th>
                  <td>{places[place].label}</td>
                  <td>{groupedDigits(times)}</td>
                  <td>{utcDayText(lastOn)}</td>
                  <td>{isFoundNow ? <Pill tone="success">Found by now</Pill> : 'Nothing'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Pager {...pagesOf(page, perPage, total)} onPage={setPage} />
    </div>
  );
}
