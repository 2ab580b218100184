import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import listPage from '../../platform/listing/list-page.module.css';
import { usePageTitle } from '../../platform/page-title.ts';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { requestQueries } from './request-queries.ts';
import { TerritoryDialog } from './territory-dialog.tsx';
import { looksAfterText } from './territory-text.ts';

/** What each sales representative looks after, by which new requests find them (RQ-26). */
export function TerritoriesPage() {
  usePageTitle('Territories');
  const { data, error, isPending } = useQuery(requestQueries.territories());
  const [openId, setOpenId] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const open = data?.territories.find(({ id }) => id === openId);
  return (
    <div className={listPage.page}>
      <p className="cs-small">
        <a href="/office/requests">Requests</a> / Territories
      </p>
      <h1>Territories</h1>
      <p className="cs-muted cs-small">
        A new request goes to somebody named for its type, then to somebody named for its country, and of those to who
        has the fewest open ones. Requests that somebody answers already stay with them.
      </p>
      <div role="status">{message !== null && <Notice tone="success">{message}</Notice>}</div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      {isPending && <p className="cs-muted">One moment…</p>}
      {data?.territories.length === 0 && (
        <p className="cs-muted">
          Nobody has the sales role, so that new requests go to nobody. An administrator gives it under{' '}
          <a href="/office/staff">Staff</a>.
        </p>
      )}
      {data !== undefined && data.territories.length > 0 && (
        <ScrollBox label="Territories">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">Territory</th>
                <th scope="col">Gets</th>
                <th scope="col">Telephone</th>
                <th scope="col">Open requests</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {data.territories.map((rep) => (
                <tr key={rep.id}>
                  <th scope="row">
                    {rep.name}
                    <small>{rep.email}</small>
                  </th>
                  <td>{rep.territory === '' ? '–' : rep.territory}</td>
                  <td>{looksAfterText(rep)}</td>
                  <td>{rep.phone === '' ? '–' : rep.phone}</td>
                  <td>
                    <a href={`/office/requests?sales_rep=${rep.id}`}>{rep.open_requests}</a>
                  </td>
                  <td>
                    <Button
                      size="compact-xs"
                      variant="default"
                      onClick={() => {
                        setMessage(null);
                        setOpenId(rep.id);
                      }}
                    >
                      Change<span className="cs-visually-hidden"> what {rep.name} looks after</span>
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {open !== undefined && (
        <TerritoryDialog
          key={open.id}
          rep={open}
          onClose={() => setOpenId(null)}
          onDone={(kept) => {
            setMessage(`${kept.name} now gets: ${looksAfterText(kept)}.`);
            setOpenId(null);
          }}
        />
      )}
    </div>
  );
}
