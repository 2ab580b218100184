import { placeOf } from '@cutsite/content/entry';
import { listBrokenLinks } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { Pager, pagesOf } from '../../../platform/listing/pager.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import { typeLabel } from '../content-text.tsx';
import { pathLabel } from '../field-path/path-label.ts';
import styles from './tools.module.css';

type BrokenLink = SuccessAnswer<typeof listBrokenLinks>['body']['links'][number];

const perPage = 100;

const reasons: Readonly<Record<BrokenLink['because'], string>> = {
  not_published: 'is not on the site: the page leaves it out',
  in_trash: 'is in the trash',
  gone: 'is gone for good',
  no_page: 'no page stands there, and no redirect leads on',
  no_anchor: 'the page has no such place',
};

/** What a place leads to, in words: a title, an address, or what it was. */
const leadsTo = ({ kind, target, target_title: title }: BrokenLink): string =>
  kind === 'link' ? target : (title ?? (kind === 'media' ? 'A picture or file' : 'An entry'));

/** Places of published pages that lead nowhere, each with the way to its field (CT-59). */
export function BrokenLinksPage() {
  usePageTitle('Broken links');
  const [page, setPage] = useState(1);
  const { data, error, isPending } = useQuery({
    queryKey: ['content', 'broken-links', page],
    queryFn: () => call(listBrokenLinks, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { links = [], total = 0 } = data ?? {};
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Broken links
      </p>
      <h1>Broken links</h1>
      <p className="cs-muted" role="status">
        {isPending
          ? 'One moment…'
          : total === 0
            ? 'Every link, entry and picture of the published pages is there.'
            : `${countText(total, 'place leads', 'places lead')} nowhere. Links to other sites are not tried.`}
      </p>
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      {links.length === 0 ? null : (
        <ScrollBox label="Broken links">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Field</th>
                <th scope="col">Leads to</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <tr key={`${link.entry.id} ${link.path.join('.')} ${link.target}`}>
                  <th scope="row">
                    <a className={styles.entry} href={hrefOf(link)}>
                      {link.entry.title}
                    </a>{' '}
                    <small className="cs-muted">{typeLabel(link.entry.type)}</small>
                  </th>
                  <td>{pathLabel(link.entry.type, {}, link.path)}</td>
                  <td>
                    {link.kind === 'entry' && link.target_title !== null ? (
                      <a className={styles.entry} href={`/office/content/${link.target}`}>
                        {leadsTo(link)}
                      </a>
                    ) : (
                      <code>{leadsTo(link)}</code>
                    )}
                  </td>
                  <td>{reasons[link.because]}</td>
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

/** The entry with the field opened. */
const hrefOf = ({ entry, path }: BrokenLink): string =>
  `/office/content/${entry.id}?field=${encodeURIComponent(placeOf({}, path))}`;
