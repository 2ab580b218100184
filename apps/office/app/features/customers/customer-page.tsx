import { setCustomerSalesRep } from '@cutsite/contracts/customer';
import { amountText } from '@cutsite/domain/money';
import { may, whoMay } from '@cutsite/domain/staff';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { momentText, utcDayText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Fact } from '../../platform/record/fact.tsx';
import record from '../../platform/record/record.module.css';
import { RecordState } from '../../platform/record/record-state.tsx';
import { RepChoice } from '../../platform/sales-rep/rep-choice.tsx';
import { useStaff } from '../../platform/session.ts';
import { type CustomerDetail, customerQueries } from './customer-queries.ts';
import styles from './customers.module.css';
import { OrdersOfCustomer, QuotesOfCustomer, RequestsOfCustomer } from './of-customer.tsx';

/** One customer: who they are, who looks after them, what they ordered and asked for, what they pay from (OF-36). */
export function CustomerPage({ id }: { readonly id: string }) {
  const { data, error } = useQuery(customerQueries.one(id));
  if (data !== undefined) return <LoadedCustomer customer={data} />;
  const back = { href: '/office/customers', label: 'Back to the customers' };
  return <RecordState noun="customer" error={error} back={back} />;
}

function LoadedCustomer({ customer }: { readonly customer: CustomerDetail }) {
  usePageTitle(customer.name);
  const roles = useStaff()?.groups ?? [];
  return (
    <>
      <header className={record.head}>
        <p className={record.path}>
          <a href="/office/customers">Customers</a>
        </p>
        <div className={record.title}>
          <h1>{customer.name}</h1>
          {!customer.has_verified_email && (
            <Pill tone="warnMinor" icon="warning">
              Address not verified
            </Pill>
          )}
          {customer.is_distributor && <Pill tone="brand">Distributor</Pill>}
        </div>
        <dl className={record.facts}>
          <Fact label="E-mail address">
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </Fact>
          <Fact label="Organisation">{customer.company || 'none given'}</Fact>
          <Fact label="Customer since">{momentText(customer.since)}</Fact>
          <Fact label="Orders">
            {customer.orders}
            {customer.last_order !== null && <small>the latest {momentText(customer.last_order)}</small>}
          </Fact>
          <Fact label="Prices">{customer.price_strategy ?? 'list prices'}</Fact>
          <Fact label="Terms on a PO">
            {customer.net_terms_days === null ? 'with the order' : `${customer.net_terms_days} days net`}
          </Fact>
        </dl>
      </header>
      <div className={record.columns}>
        <div className={record.column}>
          <OrdersOfCustomer id={customer.id} />
          {may(roles, 'keep_quotes') && <QuotesOfCustomer id={customer.id} email={customer.email} />}
          {may(roles, 'keep_requests') && <RequestsOfCustomer id={customer.id} email={customer.email} />}
        </div>
        <CustomerSide customer={customer} />
      </div>
    </>
  );
}

function CustomerSide({ customer }: { readonly customer: CustomerDetail }) {
  const roles = useStaff()?.groups ?? [];
  const { sales_rep: rep, edit_credit: credit, blanket_pos: blanketPos, addresses } = customer;
  return (
    <aside className={record.side} aria-label="Beside the customer">
      <section className={`${record.card} ${record.padded}`} aria-label="Sales representative">
        <RepChoice
          label="Sales representative"
          current={rep}
          blockedBecause={may(roles, 'assign_sales_rep') ? null : whoMay('assign_sales_rep')}
          write={(to) =>
            call(setCustomerSalesRep, { params: { id: customer.id }, body: { sales_rep: to, was: rep?.id ?? null } })
          }
          changes={['customers']}
        />
        <p className={record.meaning}>New requests, quotes and orders go to them; earlier ones stay as they are.</p>
      </section>
      <section className={record.card} aria-labelledby="credit">
        <h2 id="credit">
          Edit credit <b>{amountText(credit.balance)}</b>
        </h2>
        {credit.accounts.length === 0 ? (
          <p className={record.meaning}>None was bought or granted.</p>
        ) : (
          <ul className={record.links}>
            {credit.accounts.map((account) => (
              <li key={account.id}>
                <code>{account.code}</code> {amountText(account.balance)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={record.card} aria-labelledby="blanket">
        <h2 id="blanket">Blanket purchase orders</h2>
        {blanketPos.length === 0 ? (
          <p className={record.meaning}>There are none.</p>
        ) : (
          <ul className={styles.lines}>
            {blanketPos.map((po) => (
              <li key={po.id}>
                <code>{po.number}</code> {po.has_ended && <Pill>ended</Pill>}
                <small>
                  {amountText(po.balance)} left of {amountText(po.amount)}
                  {po.valid_until === null ? '' : `, until ${utcDayText(po.valid_until)}`}
                </small>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={record.card} aria-labelledby="addresses">
        <h2 id="addresses">Addresses</h2>
        {addresses.length === 0 ? (
          <p className={record.meaning}>The address book is empty.</p>
        ) : (
          <ul className={styles.lines}>
            {addresses.map(({ id, address, shipping_used: shipped, billing_used: billed }) => (
              <li key={id}>
                {addressLines(address).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <small>{usesText(shipped, billed)}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}

type Address = CustomerDetail['addresses'][number]['address'];

/** An address as its lines stand on an envelope, without those that are empty. */
const addressLines = (address: Address): string[] =>
  [
    `${address.first_name} ${address.last_name}`.trim(),
    address.company,
    [address.line1, address.line2].filter(Boolean).join(', '),
    [address.city, address.subdivision, address.postal_code].filter(Boolean).join(' '),
    address.country,
    address.phone,
  ].filter((line) => line !== '');

function usesText(shipped: string | null, billed: string | null): string {
  const uses = [
    ...(shipped === null ? [] : [`shipped to ${momentText(shipped)}`]),
    ...(billed === null ? [] : [`billed to ${momentText(billed)}`]),
  ];
  return uses.length === 0 ? 'not used yet' : `last ${uses.join(', ')}`;
}
