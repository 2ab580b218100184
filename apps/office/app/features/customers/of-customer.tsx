import { requestStates } from '@cutsite/domain/advanced-request';
import { amountText } from '@cutsite/domain/money';
import { orderStates } from '@cutsite/domain/placed-order';
import { quoteStates } from '@cutsite/domain/quote';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { momentText, utcDayText } from '../../platform/moment-text.ts';
import record from '../../platform/record/record.module.css';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { customerQueries } from './customer-queries.ts';
import styles from './customers.module.css';

/** Of each list the latest are shown; the rest is in the list itself. */
const maxShown = 10;

interface OfCustomer {
  readonly id: string;
  readonly email: string;
}

/** The orders that they placed or paid for. */
export function OrdersOfCustomer({ id }: Pick<OfCustomer, 'id'>) {
  const { data, error } = useQuery(customerQueries.orders(id));
  const orders = data?.orders ?? [];
  return (
    <ListCard
      id="orders"
      title="Orders"
      error={error}
      isPending={data === undefined}
      all={{
        href: `/office/orders?customer=${id}`,
        isMore: orders.length > maxShown || data?.has_more === true,
      }}
      heads={['Order', 'State', 'Placed', 'Items', 'Total']}
      rows={orders.slice(0, maxShown).map((order) => ({
        key: order.order_id,
        cells: [
          <a key="number" href={`/office/orders/${order.order_id}`}>
            <code>{order.number}</code>
          </a>,
          <Pill key="state">{orderStates[order.status].label}</Pill>,
          momentText(order.placed),
          order.item_names.slice(0, 3).join(', '),
          amountText(order.total),
        ],
      }))}
      none="They have ordered nothing yet."
    />
  );
}

/** The quotes that they can order, or could. */
export function QuotesOfCustomer({ id, email }: OfCustomer) {
  const { data, error } = useQuery(customerQueries.quotes(id));
  const quotes = data?.quotes ?? [];
  return (
    <ListCard
      id="quotes"
      title="Quotes"
      error={error}
      isPending={data === undefined}
      all={{
        href: `/office/quotes?${new URLSearchParams({ search: email })}`,
        isMore: quotes.length > maxShown || data?.has_more === true,
      }}
      heads={['Quote', 'State', 'Issued', 'Holds until (UTC)', 'Total']}
      rows={quotes.slice(0, maxShown).map((quote) => ({
        key: quote.id,
        cells: [
          <a key="number" href={`/office/quotes/${quote.id}`}>
            <code>{quote.number}</code>
          </a>,
          <Pill key="state">{quoteStates[quote.state]}</Pill>,
          momentText(quote.issued),
          utcDayText(quote.honoured_until ?? quote.expires),
          amountText(quote.total),
        ],
      }))}
      none="They have no quote."
    />
  );
}

/** What they asked sales for. */
export function RequestsOfCustomer({ id, email }: OfCustomer) {
  const { data, error } = useQuery(customerQueries.requests(id));
  const requests = data?.requests ?? [];
  return (
    <ListCard
      id="requests"
      title="Requests"
      error={error}
      isPending={data === undefined}
      all={{
        href: `/office/requests?${new URLSearchParams({ search: email })}`,
        isMore: (data?.total ?? 0) > maxShown,
      }}
      heads={['Request', 'State', 'Sent', 'Answered by']}
      rows={requests.slice(0, maxShown).map((request) => ({
        key: request.id,
        cells: [
          <a key="number" href={`/office/requests/${request.id}`}>
            {request.number}: {request.title}
          </a>,
          <Pill key="state">{requestStates[request.state].label}</Pill>,
          momentText(request.created),
          request.sales_rep?.name ?? 'nobody yet',
        ],
      }))}
      none="They have asked for nothing."
    />
  );
}

interface ListCardProps {
  readonly id: string;
  readonly title: string;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** The list with all of them, where there are more. */
  readonly all: { readonly href: string; readonly isMore: boolean };
  readonly heads: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** What stands where there is no row. */
  readonly none: string;
}

function ListCard({ id, title, error, isPending, all, heads, rows, none }: ListCardProps) {
  return (
    <section className={record.card} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {all.isMore && (
          <a className={styles.more} href={all.href}>
            All {title.toLowerCase()}
          </a>
        )}
      </h2>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      {isPending && error === null && <p role="status">One moment…</p>}
      {!isPending && rows.length === 0 && <p className={record.meaning}>{none}</p>}
      {rows.length > 0 && (
        <div className={styles.box}>
          <ScrollBox label={`${title} of this customer`}>
            <table className="cs-table">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, cells: [name, ...others] }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    {others.map((cell, at) => (
                      <td key={heads[at + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </div>
      )}
    </section>
  );
}
