import { setQuoteSalesRep } from '@cutsite/contracts/quote';
import { amountText } from '@cutsite/domain/money';
import { quoteStates } from '@cutsite/domain/quote';
import { may, whoMay } from '@cutsite/domain/staff';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { call } from '../../platform/call.ts';
import { momentText, utcDayText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Fact } from '../../platform/record/fact.tsx';
import { ItemContents } from '../../platform/record/item-contents.tsx';
import { ItemsTable } from '../../platform/record/items-table.tsx';
import { LogCard } from '../../platform/record/log-card.tsx';
import record from '../../platform/record/record.module.css';
import { RecordState } from '../../platform/record/record-state.tsx';
import { RepChoice } from '../../platform/sales-rep/rep-choice.tsx';
import { useStaff } from '../../platform/session.ts';
import { HonourDialog } from './honour-dialog.tsx';
import { canBeHonoured, type QuoteDetail, quoteQueries, quoteTones } from './quote-queries.ts';

/** One quote: its lines and sums, until when it holds, what it became, and all that happened to it (QU-6). */
export function QuotePage({ id }: { readonly id: string }) {
  const { data, error } = useQuery(quoteQueries.one(id));
  if (data !== undefined) return <LoadedQuote quote={data} />;
  return <RecordState noun="quote" error={error} back={{ href: '/office/quotes', label: 'Back to the quotes' }} />;
}

function LoadedQuote({ quote }: { readonly quote: QuoteDetail }) {
  usePageTitle(quote.number);
  const [isHonouring, setHonouring] = useState(false);
  const [told, tell] = useState<string | null>(null);
  return (
    <>
      <div className={record.told} role="status">
        {told !== null && <Notice tone="success">{told}</Notice>}
      </div>
      <header className={record.head}>
        <p className={record.path}>
          <a href="/office/quotes">Quotes</a>
        </p>
        <div className={record.title}>
          <h1>
            <code>{quote.number}</code>
          </h1>
          <Pill tone={quoteTones[quote.state]}>{quoteStates[quote.state]}</Pill>
          <span className={record.space} />
          {canBeHonoured(quote) && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                tell(null);
                setHonouring(true);
              }}
            >
              Honour for a late PO
            </Button>
          )}
        </div>
        <QuoteFacts quote={quote} />
      </header>
      <div className={record.columns}>
        <div className={record.column}>
          <ItemsTable
            contents={quote.contents}
            inside={(item) => <QuotedItem quoteId={quote.id} item={item} />}
            totalNote={quote.includes_shipping_and_tax ? null : 'without shipping and tax'}
          />
        </div>
        <QuoteSide quote={quote} />
      </div>
      {isHonouring && (
        <HonourDialog
          key={quote.honoured_until}
          quote={quote}
          onClose={() => setHonouring(false)}
          onDone={(until) => {
            tell(`It can be ordered until the end of ${utcDayText(until)} (UTC). Its customer has a mail.`);
            setHonouring(false);
          }}
        />
      )}
    </>
  );
}

function QuotedItem({
  quoteId,
  item,
}: {
  readonly quoteId: string;
  readonly item: QuoteDetail['contents']['items'][number];
}) {
  const { data, error } = useQuery(quoteQueries.lists(quoteId));
  return <ItemContents item={item} lists={data?.lists} error={error} />;
}

function QuoteFacts({ quote }: { readonly quote: QuoteDetail }) {
  const { customer, contents, order, request } = quote;
  const { shipping_address: address } = contents;
  const roles = useStaff()?.groups ?? [];
  return (
    <dl className={record.facts}>
      <Fact label="Customer">
        {may(roles, 'read_customers') ? (
          <a href={`/office/customers/${customer.id}`}>{customer.name}</a>
        ) : (
          customer.name
        )}
        <small>{[customer.company, customer.email].filter(Boolean).join(' · ')}</small>
      </Fact>
      <Fact label="Issued">{momentText(quote.issued)}</Fact>
      <Fact label="Holds until the end of (UTC)">
        {utcDayText(quote.expires)}
        {quote.honoured_until ? <small>honoured until {utcDayText(quote.honoured_until)}</small> : null}
      </Fact>
      <LinkedFact label="Order" to={order && { href: `/office/orders/${order.id}`, text: order.number }} />
      <LinkedFact label="Request" to={request && { href: `/office/requests/${request.id}`, text: request.number }} />
      <Fact label="Ship to">
        {address === null ? 'no address yet' : `${address.city}, ${address.subdivision || address.country}`}
        <small>{address === null ? '' : address.country}</small>
      </Fact>
      <Fact label="Their reference">
        <code>{contents.customer_reference_code ?? 'none'}</code>
      </Fact>
      <Fact label="Total">
        <b>{amountText(quote.total)}</b>
        {quote.includes_shipping_and_tax ? null : <small>without shipping and tax</small>}
      </Fact>
    </dl>
  );
}

interface LinkedFactProps {
  readonly label: string;
  /** Null: there is none, and nothing stands there. */
  readonly to: { readonly href: string; readonly text: string } | null;
}

function LinkedFact({ label, to }: LinkedFactProps): ReactNode {
  if (to === null) return null;
  return (
    <Fact label={label}>
      <a href={to.href}>{to.text}</a>
    </Fact>
  );
}

function QuoteSide({ quote }: { readonly quote: QuoteDetail }) {
  const roles = useStaff()?.groups ?? [];
  const rep = quote.sales_rep ?? null;
  return (
    <aside className={record.side} aria-label="Beside the quote">
      <section className={`${record.card} ${record.padded}`} aria-label="Sales representative">
        <RepChoice
          label="Sales representative"
          current={rep}
          blockedBecause={may(roles, 'assign_sales_rep') ? null : whoMay('assign_sales_rep')}
          write={(to) =>
            call(setQuoteSalesRep, { params: { id: quote.id }, body: { sales_rep: to, was: rep?.id ?? null } })
          }
          changes={['quotes']}
        />
      </section>
      <section className={record.card} aria-labelledby="papers">
        <h2 id="papers">Paper</h2>
        <ul className={record.links}>
          <li>
            <Icon name="document" size={14} />
            <a href={`/api/staff/quotes/${quote.id}/pdf/`} download>
              {quote.number}.pdf
            </a>
          </li>
        </ul>
      </section>
      {quote.versions.length > 1 && (
        <section className={record.card} aria-labelledby="versions">
          <h2 id="versions">Versions</h2>
          <ul className={record.links}>
            {quote.versions.map((version) => (
              <li key={version.id}>
                {version.id === quote.id ? (
                  <b aria-current="page">{version.number}</b>
                ) : (
                  <a href={`/office/quotes/${version.id}`}>{version.number}</a>
                )}
                <Pill tone={quoteTones[version.state]}>{quoteStates[version.state]}</Pill>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LogCard lines={quote.log} nobody="the customer or the store" />
    </aside>
  );
}
