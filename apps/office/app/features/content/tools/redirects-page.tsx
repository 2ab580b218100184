import { may, whoMay } from '@cutsite/domain/staff';
import { groupedDigits } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { momentText } from '../../../platform/moment-text.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import { useStaff } from '../../../platform/session.ts';
import { contentQueries } from '../content-queries.ts';
import styles from './tools.module.css';
import { otherText, useRedirectWrites } from './use-redirect-writes.ts';

const head = (
  <>
    <p className="cs-small">
      <a href="/office/content">Content</a> / Redirects
    </p>
    <h1>Redirects</h1>
  </>
);

/** Addresses that were, and where they lead now. An administrator sets and removes them. */
export function RedirectsPage() {
  usePageTitle('Redirects');
  const staff = useStaff();
  const mayKeep = may(staff?.groups ?? [], 'keep_redirects');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { data, error } = useQuery(contentQueries.redirects(search));
  const { set, remove, other, faults } = useRedirectWrites({
    onSet: () => {
      setFrom('');
      setTo('');
    },
    seen: data?.redirects ?? [],
  });
  // What stands above the list is known with the roles.
  if (staff === undefined) return <div className={styles.page}>{head}</div>;
  return (
    <div className={styles.page}>
      {head}
      {mayKeep ? (
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (!set.isPending) set.mutate({ from: from.trim(), to: to.trim() });
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
          <Button type="submit" disabled={from.trim() === '' || to.trim() === ''} busy={set.isPending}>
            Set the redirect
          </Button>
        </form>
      ) : (
        <Notice>{whoMay('keep_redirects')} A changed address of an entry leads to the new one by itself.</Notice>
      )}
      {set.error === null || Object.keys(faults).length > 0 || other !== null ? null : (
        <Notice tone="error">{set.error.message}</Notice>
      )}
      {other === null ? null : (
        <Notice tone="warnMinor" role="alert">
          <p>
            <b>{otherText(other)}</b> Nothing was written.
          </p>
          {other.asked === null ? null : (
            <Button
              size="compact-sm"
              variant="default"
              busy={set.isPending}
              onClick={() => other.asked !== null && set.mutate({ ...other.asked, over: other.now })}
            >
              Redirect to {other.asked.to} all the same
            </Button>
          )}
        </Notice>
      )}
      <TextInput label="Find" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      {data?.redirects.length === 0 ? <p className="cs-muted">There are no redirects.</p> : null}
      {data === undefined || data.total <= data.redirects.length ? null : (
        <p className="cs-muted cs-small">
          {data.redirects.length} of {groupedDigits(data.total)}. Type to find the others.
        </p>
      )}
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
                        onClick={() => remove.mutate(redirect)}
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
