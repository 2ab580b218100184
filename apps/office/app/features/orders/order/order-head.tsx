import { amountText } from '@cutsite/domain/money';
import { may } from '@cutsite/domain/staff';
import { Pill } from '@cutsite/ui/pill';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../platform/button.tsx';
import { momentText, utcDayText } from '../../../platform/moment-text.ts';
import { Fact } from '../../../platform/record/fact.tsx';
import { useStaff } from '../../../platform/session.ts';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { flagLooks, statusLook } from '../order-text.ts';
import { CorrectOrder } from './correct-order.tsx';
import { isGivenUp } from './mail-text.ts';
import { SalesRep } from './sales-rep.tsx';

interface OrderHeadProps {
  readonly staffOrder: StaffOrder;
  /** Who else has it open. */
  readonly others: readonly string[];
  readonly onBack: () => void;
  /** The way to its neighbours in the list that it was opened from. */
  readonly steps: ReactNode;
}

/** What an order is called, where it stands, whose it is, and who else looks at it. */
export function OrderHead({ staffOrder, others, onBack, steps }: OrderHeadProps) {
  const { order, customer, due, review, quote, same_po: samePo = [] } = staffOrder;
  const roles = useStaff()?.groups ?? [];
  const address = order.contents.shipping_address;
  const mails = {
    mail_failed: staffOrder.mails.some(({ failure }) => failure !== null),
    mail_given_up: staffOrder.mails.some(isGivenUp),
  };
  const paidBySomebodyElse = customer.paid_by.id !== customer.id;
  return (
    <header className={styles.head}>
      <p className={styles.path}>
        <a
          href="/office/orders"
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
        >
          Orders
        </a>
        {steps}
        {others.length > 0 && (
          <span role="status">
            <Pill tone="brand">{`${others.join(', ')} ${others.length === 1 ? 'has' : 'have'} this open, too`}</Pill>
          </span>
        )}
      </p>
      <div className={styles.title}>
        <h1>{order.number}</h1>
        <Pill tone={statusLook(order.status).tone}>{statusLook(order.status).label}</Pill>
        {flagLooks({ review, screening: order.screening, ...mails }).map(({ label, tone }) => (
          <Pill key={label} tone={tone} icon="warning">
            {label}
          </Pill>
        ))}
        <span className={styles.space} />
        <CorrectOrder staffOrder={staffOrder} />
        <ButtonLink
          size="compact-sm"
          variant="default"
          href={`/account/orders/detail?order=${order.order_id}&as=customer`}
        >
          As the customer sees it
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        <Fact label="Customer">
          {may(roles, 'read_customers') ? (
            <a href={`/office/customers/${customer.id}`}>{customer.name}</a>
          ) : (
            <a href={`/office/orders?customer=${customer.id}`}>{customer.name}</a>
          )}
          <small>
            {customer.company} · {customer.email}
          </small>
          {paidBySomebodyElse && <small>paid by {customer.paid_by.name}</small>}
        </Fact>
        <Fact label="Placed">{momentText(order.placed)}</Fact>
        <Fact label="Due">{due === null ? 'not known' : utcDayText(due)}</Fact>
        <Fact label="Ship to">
          {address === null ? 'no address' : `${address.city}, ${address.subdivision || address.country}`}
          <small>{address === null ? '' : address.country}</small>
        </Fact>
        <Fact label="PO number">
          <code>{order.payment.po_number ?? 'none'}</code>
          {samePo.length > 0 && (
            <small>
              also on{' '}
              {samePo.map(({ id, number }, at) => (
                <span key={id}>
                  {at > 0 && ', '}
                  <a href={`/office/orders/${id}`}>{number}</a>
                </span>
              ))}
            </small>
          )}
        </Fact>
        {quote ? (
          <Fact label="Quote">
            {may(roles, 'keep_quotes') ? <a href={`/office/quotes/${quote.id}`}>{quote.number}</a> : quote.number}
          </Fact>
        ) : null}
        <Fact label="Their reference">
          <code>{order.contents.customer_reference_code ?? 'none'}</code>
        </Fact>
        <SalesRep staffOrder={staffOrder} />
        <Fact label="Total">
          <b>{amountText(order.contents.totals.total)}</b>
        </Fact>
      </dl>
    </header>
  );
}
