import { listEntryLog } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import styles from './tools.module.css';

const words: Readonly<Record<string, string>> = {
  create: 'made it',
  save: 'saved it',
  publish: 'published it',
  unpublish: 'took it off the site',
  schedule: 'set its times',
  ask_review: 'asked for a review',
  end_review: 'ended the review',
  approve: 'approved it',
  send_back: 'sent it back to its author',
  add_note: 'wrote a note',
  end_note: 'said that a note is done',
  reopen_note: 'opened a note again',
  restore_version: 'restored a version',
  replace_reference: 'put another entry in the place of one',
  trash: 'put it into the trash',
  restore_from_trash: 'took it out of the trash',
  delete: 'deleted it',
  publish_refused: 'could not publish it by the clock',
  share_preview: 'made a link to its preview',
  end_preview_link: 'ended a link to its preview',
  read_source: 'had Contentstack read',
  set_redirect: 'set a redirect',
  remove_redirect: 'removed a redirect',
  add_media: 'added a picture or file',
  replace_media: 'replaced a picture or file',
  change_media: 'changed what is said of a picture',
  trash_media: 'put a picture or file into the trash',
  restore_media: 'took a picture or file out of the trash',
  delete_media: 'ended a picture or file for good',
};
const aPage = 100;

/** Every write of content: who, when, what. */
export function LogPage() {
  usePageTitle('Log of content');
  const log = useInfiniteQuery({
    queryKey: ['content', 'log'],
    queryFn: ({ pageParam }) => call(listEntryLog, { query: pageParam === '' ? {} : { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ rows }) => (rows.length < aPage ? null : (rows.at(-1)?.id ?? null)),
  });
  const rows = log.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Log
      </p>
      <h1>Log of content</h1>
      {log.error === null ? null : <Notice tone="error">{log.error.message}</Notice>}
      <ScrollBox label="Log">
        <table className="cs-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Entry</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{momentText(row.at)}</td>
                <td>{row.by}</td>
                <td>
                  {words[row.action] ?? row.action}
                  {typeof row.detail['version'] === 'number' ? `, version ${row.detail['version']}` : ''}
                  {typeof row.detail['note'] === 'string' && row.action === 'publish'
                    ? `: “${row.detail['note']}”`
                    : ''}
                  {typeof row.detail['from'] === 'string' ? `: ${row.detail['from']}` : ''}
                </td>
                <td>
                  {row.entry === null ? null : (
                    <a className={styles.entry} href={`/office/content/${row.entry.id}`}>
                      {row.entry.title}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {log.hasNextPage ? (
        <Button variant="default" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Earlier
        </Button>
      ) : null}
    </div>
  );
}
