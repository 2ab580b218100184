import { removeRedirect, setRedirect } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import { useStaff } from '../../../platform/session.ts';
import { contentQueries } from '../content-queries.ts';
import styles from './tools.module.css';

/** Addresses that were, and where they lead now. An administrator sets and removes them. */
export function RedirectsPage() {
  usePageTitle('Redirects');
  const client = useQueryClient();
  const mayKeep = may(useStaff()?.groups ?? [], 'keep_redirects');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { data, error } = useQuery(contentQueries.redirects(search));
  const refresh = () => client.invalidateQueries({ queryKey: ['content', 'redirects'] });
  const set = useMutation({
    mutationFn: () => call(setRedirect, { body: { from: from.trim(), to: to.trim() } }),
    onSuccess: async () => {
      setFrom('');
      setTo('');
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (address: string) => call(removeRedirect, { body: { from: address } }),
    onSettled: refresh,
  });
  const faults = set.error instanceof CallRefused ? (set.error.refused.problem.field_errors ?? {}) : {};
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Redirects
      </p>
      <h1>Redirects</h1>
      {mayKeep ? (
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (!set.isPending) set.mutate();
          }}
        >
          <TextInput
            label="From"
            placeholder="/old-address"
            value={from}
            error={faults['from']?.join(' ')}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            label="To"
            placeholder="/blog/the-pam"
            value={to}
            error={faults['to']?.join(' ')}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button type="submit" disabled={from.trim() === '' || to.trim() === ''} loading={set.isPending}>
            Set the redirect
          </Button>
        </form>
      ) : (
        <Notice>{whoMay('keep_redirects')} A changed address of an entry leads to the new one by itself.</Notice>
      )}
      {set.error === null || Object.keys(faults).length > 0 ? null : <Notice tone="error">{set.error.message}</Notice>}
      <TextInput label="Find" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      {data?.redirects.length === 0 ? <p className="cs-muted">No address leads elsewhere.</p> : null}
      {data === undefined || data.redirects.length === 0 ? null : (
        <ScrollBox label="Redirects">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Why</th>
                <th scope="col">Since</th>
                {mayKeep ? <th scope="col">Remove</th> : null}
              </tr>
            </thead>
            <tbody>
              {data.redirects.map((redirect) => (
                <tr key={redirect.from}>
                  <th scope="row">
                    <code>{redirect.from}</code>
                  </th>
                  <td>
                    <code>{redirect.to}</code>
                  </td>
                  <td>
                    {redirect.entry === null ? (
                      `set by ${redirect.created_by ?? 'the store'}`
                    ) : (
                      <a href={`/office/content/${redirect.entry.id}`}>{redirect.entry.title} moved</a>
                    )}
                  </td>
                  <td>{momentText(redirect.created_at)}</td>
                  {mayKeep ? (
                    <td>
                      <Button
                        size="compact-xs"
                        variant="default"
                        aria-label={`Remove the redirect from ${redirect.from}`}
                        onClick={() => remove.mutate(redirect.from)}
                      >
                        Remove
                      </Button>
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </div>
  );
}
