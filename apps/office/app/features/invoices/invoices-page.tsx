import { amountText } from '@cutsite/domain/money';
import { invoiceFilters, invoiceStates } from '@cutsite/domain/placed-order';
import { may } from '@cutsite/domain/staff';
import { countText } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DownloadLink } from '../../platform/download-link.tsx';
import { invoiceTones } from '../../platform/invoice/invoice-tones.ts';
import listPage from '../../platform/listing/list-page.module.css';
import { changedParams } from '../../platform/listing/list-params.ts';
import { Pager, pagesOf } from '../../platform/listing/pager.tsx';
import { TypedFilter } from '../../platform/listing/typed-filter.tsx';
import { utcDayText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { useStaff } from '../../platform/session.ts';
import { allInvoices, exportAddress, readInvoiceAddress } from './invoice-address.ts';
import { type InvoiceList, invoiceQueries } from './invoice-queries.ts';
import styles from './invoices.module.css';

const pageSize = 50;

const states = [
  ...Object.entries(invoiceFilters).map(([value, { label }]) => ({ value, label })),
  { value: allInvoices, label: 'All' },
];

const sorts = [
  { value: 'due', label: 'Due date, the earliest first' },
  { value: '-due', label: 'Due date, the latest first' },
  { value: '-left', label: 'Still to be paid, the most first' },
  { value: '-number', label: 'Number, the latest first' },
  { value: 'number', label: 'Number, the earliest first' },
];

export interface InvoicesPageProps {
  /** What the list is narrowed down by: `state`, `search`, `sort`, `page`. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams, how?: { readonly replace: boolean }) => void;
}

/** Invoices of all customers, what is to be paid first; payments are recorded on the page of the order (OR-15). */
export function InvoicesPage({ params, onAddress }: InvoicesPageProps) {
  usePageTitle('Invoices');
  const query = readInvoiceAddress(params);
  const { data, error } = useQuery(invoiceQueries.list(query));
  const roles = useStaff()?.groups ?? [];
  const lead = (fields: Readonly<Record<string, string>>) => onAddress(changedParams(params, fields));
  return (
    <div className={listPage.page}>
      <h1>Invoices</h1>
      <div className={listPage.filters}>
        <NativeSelect
          label="State"
          value={query.state ?? allInvoices}
          data={states}
          onChange={(event) => lead({ state: event.currentTarget.value })}
        />
        <TypedFilter
          className={listPage.search}
          size="sm"
          label="Find"
          placeholder="Invoice, customer, PO or order number"
          value={query.search ?? ''}
          onFind={(search) => lead({ search })}
        />
        <NativeSelect
          label="Sort by"
          value={query.sort ?? 'due'}
          data={sorts}
          onChange={(event) => lead({ sort: event.currentTarget.value })}
        />
        {may(roles, 'export_invoices') && (
          <DownloadLink className={styles.export} href={exportAddress(query)}>
            <Icon name="download" size={14} /> CSV of all pages
          </DownloadLink>
        )}
      </div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <div role="status">{error === null || data !== undefined ? <Totals data={data} /> : null}</div>
      {data !== undefined && data.invoices.length > 0 && <InvoiceTable invoices={data.invoices} />}
      {data !== undefined && (
        <Pager
          {...pagesOf(data.page, pageSize, data.totals.count)}
          onPage={(to, how) => onAddress(changedParams(params, { page: String(to) }), how)}
        />
      )}
    </div>
  );
}

/** What all that the filter finds comes to, over all pages. */
function Totals({ data }: { readonly data: InvoiceList | undefined }) {
  if (data === undefined) return <p className="cs-muted cs-small">One moment…</p>;
  const { count, amount, left, overdue } = data.totals;
  if (count === 0) return <p className="cs-muted cs-small">No invoice fits.</p>;
  const sums = [
    { label: countText(count, 'invoice'), sum: amount },
    { label: 'Still to be paid', sum: left },
    { label: 'Overdue', sum: overdue },
  ];
  return (
    <dl className={styles.totals}>
      {sums.map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amountText(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

function InvoiceTable({ invoices }: Pick<InvoiceList, 'invoices'>) {
  return (
    <ScrollBox label="Invoices">
      <table className="cs-table">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col">State</th>
            <th scope="col">Due (UTC)</th>
            <th scope="col">Customer</th>
            <th scope="col">PO number</th>
            <th scope="col">Order</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
            <th scope="col" className={styles.amount}>
              Still to be paid
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.number}>
              <th scope="row">
                <a href={`/api/staff/order/${invoice.order_id}/paper/?kind=invoice`} download>
                  <code>{invoice.number}</code>
                  <span className="cs-visually-hidden">, PDF</span>
                </a>
                <small>issued {utcDayText(invoice.issued)}</small>
              </th>
              <td>
                <Pill tone={invoiceTones[invoice.state]}>{invoiceStates[invoice.state].label}</Pill>
              </td>
              <td className={styles.day}>{invoice.due === null ? 'paid with the order' : utcDayText(invoice.due)}</td>
              <td>
                {invoice.customer.name}
                <small>
                  {invoice.customer.company} · {invoice.customer.email}
                </small>
              </td>
              <td>{invoice.po_number === null ? '' : <code>{invoice.po_number}</code>}</td>
              <td>
                <a href={`/office/orders/${invoice.order_id}`} aria-label={`Order ${invoice.order_number}`}>
                  <code>{invoice.order_number}</code>
                </a>
              </td>
              <td className={styles.amount}>{amountText(invoice.amount)}</td>
              <td className={styles.amount}>{amountText(invoice.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
