import { type QuoteState, quoteStates } from '@cutsite/domain/quote';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import listPage from '../../platform/listing/list-page.module.css';
import { momentText, utcDayText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { HonourDialog } from './honour-dialog.tsx';
import { quoteQueries, type StaffQuotes } from './quote-queries.ts';

const tones = {
  valid: 'success',
  expired: 'warnMinor',
  withdrawn: 'neutral',
  replaced: 'neutral',
  ordered: 'info',
} as const satisfies Record<QuoteState, PillTone>;

export interface QuotesPageProps {
  /** What is looked for: `search`. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams) => void;
}

/** Quotes of all customers; one that has ended is honoured for a purchase order that comes late (QU-5). */
export function QuotesPage({ params, onAddress }: QuotesPageProps) {
  usePageTitle('Quotes');
  const kept = params.get('search') ?? '';
  const [text, setText] = useState(kept);
  const [found, setFound] = useState(kept);
  // Back: the field says what the address says.
  if (found !== kept) {
    setFound(kept);
    setText(kept);
  }
  const [search] = useDebouncedValue(text.trim(), 200);
  const [openId, setOpenId] = useState<string | null>(null);
  const [told, tell] = useState<string | null>(null);
  const { data, error, isPending } = useQuery(quoteQueries.list(search));
  const open = data?.quotes.find(({ id }) => id === openId);
  /** The list follows each letter, its address a whole word: Back leads to the search before. */
  const keep = () => {
    const left = text.trim();
    if (left !== kept) onAddress(new URLSearchParams(left && { search: left }));
  };
  return (
    <div className={listPage.page}>
      <h1>Quotes</h1>
      <div className={listPage.filters}>
        <TextInput
          className={listPage.search}
          label="Find"
          placeholder="Number, customer, e-mail address"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => event.key === 'Enter' && keep()}
        />
      </div>
      <div role="status">
        {told !== null && <Notice tone="success">{told}</Notice>}
        <p className="cs-muted cs-small">{foundQuotesText(isPending, data)}</p>
      </div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      {data !== undefined && data.quotes.length > 0 && (
        <ScrollBox label="Quotes">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">Quote</th>
                <th scope="col">State</th>
                <th scope="col">Customer</th>
                <th scope="col">Issued</th>
                <th scope="col">Holds until the end of (UTC)</th>
                <th scope="col">Total</th>
                <th scope="col">Late PO</th>
              </tr>
            </thead>
            <tbody>
              {data.quotes.map((quote) => (
                <tr key={quote.id}>
                  <th scope="row">
                    <code>{quote.number}</code>
                    {quote.replaced_by ? <small>replaced by {quote.replaced_by}</small> : null}
                  </th>
                  <td>
                    <Pill tone={tones[quote.state]}>{quoteStates[quote.state]}</Pill>
                  </td>
                  <td>
                    {quote.customer.name}
                    <small>
                      {quote.customer.company} · {quote.customer.email}
                    </small>
                  </td>
                  <td>{momentText(quote.issued)}</td>
                  <td>
                    {utcDayText(quote.expires)}
                    {quote.honoured_until ? <small>honoured until {utcDayText(quote.honoured_until)}</small> : null}
                  </td>
                  <td>
                    {quote.total} {quote.currency}
                    {quote.includes_shipping_and_tax ? null : <small>without shipping and tax</small>}
                  </td>
                  <td>
                    {quote.state === 'valid' || quote.state === 'expired' ? (
                      <Button
                        size="compact-xs"
                        variant="default"
                        onClick={() => {
                          tell(null);
                          setOpenId(quote.id);
                        }}
                      >
                        Honour<span className="cs-visually-hidden"> quote {quote.number}</span>
                      </Button>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {open !== undefined && (
        <HonourDialog
          key={`${open.id} ${open.honoured_until}`}
          quote={open}
          onClose={() => setOpenId(null)}
          onDone={(until) => {
            tell(`${open.number} can be ordered until the end of ${utcDayText(until)} (UTC). Its customer has a mail.`);
            setOpenId(null);
          }}
        />
      )}
    </div>
  );
}

function foundQuotesText(isPending: boolean, data: StaffQuotes | undefined): string {
  if (isPending || data === undefined) return 'One moment…';
  const { length } = data.quotes;
  if (data.has_more) return `The latest ${length}. Type a number or a customer to find others.`;
  return countText(length, 'quote');
}
