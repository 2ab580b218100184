import { amountText } from '@cutsite/domain/money';
import { quoteStates } from '@cutsite/domain/quote';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import listPage from '../../platform/listing/list-page.module.css';
import { changedParams } from '../../platform/listing/list-params.ts';
import { TypedFilter } from '../../platform/listing/typed-filter.tsx';
import { momentText, utcDayText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { RepFilter } from '../../platform/sales-rep/rep-filter.tsx';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { HonourDialog } from './honour-dialog.tsx';
import { canBeHonoured, quoteQueries, quoteTones, type StaffQuotes } from './quote-queries.ts';

export interface QuotesPageProps {
  /** What is looked for: `search`, `sales_rep`. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams) => void;
}

/** Quotes of all customers; one that has ended is honoured for a purchase order that comes late (QU-5). */
export function QuotesPage({ params, onAddress }: QuotesPageProps) {
  usePageTitle('Quotes');
  const [search, salesRep] = [params.get('search') ?? '', params.get('sales_rep') ?? ''];
  const [openId, setOpenId] = useState<string | null>(null);
  const [told, tell] = useState<string | null>(null);
  const { data, error } = useQuery(quoteQueries.list({ search, salesRep }));
  const open = data?.quotes.find(({ id }) => id === openId);
  return (
    <div className={listPage.page}>
      <h1>Quotes</h1>
      <div className={listPage.filters}>
        <TypedFilter
          className={listPage.search}
          size="sm"
          label="Find"
          placeholder="Number, customer, e-mail address"
          value={search}
          onFind={(text) => onAddress(changedParams(params, { search: text }))}
        />
        <RepFilter value={salesRep} onChoose={(rep) => onAddress(changedParams(params, { sales_rep: rep }))} />
      </div>
      <div role="status">
        {told !== null && <Notice tone="success">{told}</Notice>}
        <p className="cs-muted cs-small">{error === null || data !== undefined ? foundQuotesText(data) : null}</p>
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
                <th scope="col">Sales</th>
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
                    <a href={`/office/quotes/${quote.id}`}>
                      <code>{quote.number}</code>
                    </a>
                    {quote.replaced_by ? <small>replaced by {quote.replaced_by}</small> : null}
                  </th>
                  <td>
                    <Pill tone={quoteTones[quote.state]}>{quoteStates[quote.state]}</Pill>
                  </td>
                  <td>
                    {quote.customer.name}
                    <small>
                      {quote.customer.company} · {quote.customer.email}
                    </small>
                  </td>
                  <td>{quote.sales_rep?.name ?? ''}</td>
                  <td>{momentText(quote.issued)}</td>
                  <td>
                    {utcDayText(quote.expires)}
                    {quote.honoured_until ? <small>honoured until {utcDayText(quote.honoured_until)}</small> : null}
                  </td>
                  <td>
                    {amountText(quote.total)}
                    {quote.includes_shipping_and_tax ? null : <small>without shipping and tax</small>}
                  </td>
                  <td>
                    {canBeHonoured(quote) ? (
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

function foundQuotesText(data: StaffQuotes | undefined): string {
  if (data === undefined) return 'One moment…';
  const { length } = data.quotes;
  if (data.has_more) return `The latest ${length}. Type a number or a customer to find others.`;
  return countText(length, 'quote');
}
