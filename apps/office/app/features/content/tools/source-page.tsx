import { readContentSource } from '@cutsite/contracts/content';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { contentQueries } from '../content-queries.ts';
import { AsideTable } from './aside-table.tsx';
import styles from './tools.module.css';

/** How the reading of Contentstack stands, what was set aside, and what has no place here (CT-67). */
export function SourcePage() {
  usePageTitle('Contentstack');
  const client = useQueryClient();
  const { data, error } = useQuery(contentQueries.source());
  const read = useMutation({
    mutationFn: () => call(readContentSource),
    onSuccess: (source) => client.setQueryData(contentQueries.source().queryKey, source),
  });
  const reading = data?.reading ?? null;
  const failure = error ?? read.error;
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Contentstack
      </p>
      <h1>Contentstack</h1>
      {failure === null ? null : (
        <Notice tone="error" role="alert">
          {failure.message}
        </Notice>
      )}
      {data !== undefined && reading === null ? <p>Content is published here, and read from nowhere else.</p> : null}
      {reading === null ? null : (
        <>
          <p>
            {data?.publishing_off} It is read from {reading.of}.
          </p>
          {reading.fault === null ? null : (
            <Notice tone="error" role="status">
              It could not be read since {momentText(reading.failed_since ?? '')}: {reading.fault} What is on the site
              stays.{reading.try_at === null ? '' : ` It is tried again at ${momentText(reading.try_at)}.`}
            </Notice>
          )}
          {reading.has_webhook ? null : (
            <Notice>No webhook is set: changes come within five minutes, when the stack is asked again.</Notice>
          )}
          <div className={styles.row}>
            <p role="status">
              {reading.read_at === null ? 'Not read yet' : `Read at ${momentText(reading.read_at)}`}.{' '}
              {countText(reading.entries, 'entry', 'entries')} and{' '}
              {countText(reading.assets, 'picture or file', 'pictures and files')} are here
              {reading.waiting === 0 ? '' : `, ${reading.waiting} on their way`}.
            </p>
            <Button size="xs" busy={read.isPending} onClick={() => read.mutate()}>
              Read now
            </Button>
          </div>
          <AsideTable aside={reading.aside} total={reading.aside_in_all} />
          <section className={styles.list}>
            <h2>Without a place here</h2>
            {reading.left.length === 0 ? <p className="cs-muted">Everything is mapped.</p> : null}
            <ul>
              {reading.left.map(({ what, count }) => (
                <li key={what}>
                  {what} ({groupedDigits(count)})
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
