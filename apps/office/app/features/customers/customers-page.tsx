import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import listPage from '../../platform/listing/list-page.module.css';
import { changedParams, pageOf } from '../../platform/listing/list-params.ts';
import { Pager } from '../../platform/listing/pager.tsx';
import { TypedFilter } from '../../platform/listing/typed-filter.tsx';
import { momentText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { RepFilter } from '../../platform/sales-rep/rep-filter.tsx';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { customerQueries } from './customer-queries.ts';

export interface CustomersPageProps {
  /** What the list is narrowed down by: `search`, `sales_rep`, `page`. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams, how?: { readonly replace: boolean }) => void;
}

/** All customers, found by name, organisation and e-mail address, and by who looks after them (OF-36). */
export function CustomersPage({ params, onAddress }: CustomersPageProps) {
  usePageTitle('Customers');
  const [search, salesRep, page] = [params.get('search') ?? '', params.get('sales_rep') ?? '', pageOf(params)];
  const { data, error, isPlaceholderData } = useQuery(customerQueries.list({ search, salesRep, page }));
  const narrow = (name: string, value: string) => onAddress(changedParams(params, { [name]: value }));
  const customers = data?.customers ?? [];
  return (
    <div className={listPage.page}>
      <h1>Customers</h1>
      <div className={listPage.filters}>
        <TypedFilter
          className={listPage.search}
          size="sm"
          label="Find"
          placeholder="Name, organisation, e-mail address"
          value={search}
          onFind={(text) => narrow('search', text)}
        />
        <RepFilter value={salesRep} onChoose={(rep) => narrow('sales_rep', rep)} />
      </div>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <p className="cs-muted cs-small" role="status">
        {data === undefined ? (error === null ? 'One moment…' : null) : foundCustomersText(data)}
      </p>
      {customers.length > 0 && (
        <ScrollBox label="Customers">
          <table className="cs-table" aria-busy={isPlaceholderData}>
            <thead>
              <tr>
                <th scope="col">Customer</th>
                <th scope="col">Organisation</th>
                <th scope="col">Sales</th>
                <th scope="col">Orders</th>
                <th scope="col">Latest order</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {customers.map((customer) => (
                <tr key={customer.id}>
                  <th scope="row">
                    <a href={`/office/customers/${customer.id}`}>{customer.name}</a>
                    <small>{customer.email}</small>
                    {!customer.has_verified_email && <Pill tone="warnMinor">address not verified</Pill>}
                  </th>
                  <td>{customer.company}</td>
                  <td>{customer.sales_rep?.name ?? ''}</td>
                  <td>{customer.orders}</td>
                  <td>{customer.last_order === null ? '' : momentText(customer.last_order)}</td>
                  <td>{momentText(customer.since)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Pager
        page={page}
        pages={null}
        hasMore={data?.has_more === true}
        onPage={(to, how) => onAddress(changedParams(params, { page: String(to) }), how)}
      />
    </div>
  );
}

function foundCustomersText(data: {
  readonly customers: readonly unknown[];
  readonly has_more: boolean;
  page: number;
}) {
  const { length } = data.customers;
  if (length === 0) return data.page > 1 ? 'This page is empty. Go back to the one before.' : 'No customer fits.';
  if (data.page > 1 || data.has_more) return `${countText(length, 'customer')} on this page, the latest first.`;
  return countText(length, 'customer');
}
