import { amountText } from '@cutsite/domain/money';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '../../../platform/icon-button.tsx';
import { momentText, utcDayText } from '../../../platform/moment-text.ts';
import { OrderReviews } from '../order/review/order-reviews.tsx';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import { statusLook } from '../order-text.ts';
import { OrderWrites } from '../use-order-write.tsx';
import styles from './order-preview.module.css';

interface OrderPreviewProps {
  readonly orderId: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Rows that the keys only pass by are not asked for: whatever is shown here is a look at the order (OF-7). */
const pauseMs = 250;
const newestShown = 4;

/** The order that the keys stand at, beside the list: its review, the facts, and what happened last (mock-up 09). */
export function OrderPreview({ orderId, onOpen, onClose }: OrderPreviewProps) {
  const [asked] = useDebouncedValue(orderId, pauseMs);
  const { data, error } = useQuery(orderQueries.order(asked));
  return (
    <aside className={styles.beside} aria-label="Order beside the list">
      <header className={styles.head}>
        <div>
          <h2>{data?.order.number ?? 'One moment…'}</h2>
          {data !== undefined && <p>{`${data.customer.name}, ${data.customer.company}`}</p>}
        </div>
        <IconButton color="gray" aria-label="Close the order beside the list" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      {data !== undefined && (
        <OrderWrites key={asked} staffOrder={data}>
          <OrderReviews staffOrder={data} hasKeys={false} />
          <Facts staffOrder={data} />
        </OrderWrites>
      )}
      <p className={styles.open}>
        <a
          href={`/office/orders/${orderId}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            onOpen();
          }}
        >
          All of this order
        </a>
      </p>
    </aside>
  );
}

function Facts({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const { order, due, log, sales_rep: rep } = staffOrder;
  const { contents, payment } = order;
  const address = contents.shipping_address;
  const facts: readonly (readonly [string, string])[] = [
    ['PO number', payment.po_number ?? 'none'],
    ['Ship to', address === null ? 'no address' : `${address.city}, ${address.country}`],
    ['Their reference', contents.customer_reference_code ?? 'none'],
    ['Due', due === null ? 'not known' : utcDayText(due)],
    ['Sales', rep?.name ?? 'not assigned'],
    ['Total', amountText(contents.totals.total)],
  ];
  return (
    <>
      <section aria-labelledby="beside-order">
        <h3 id="beside-order">
          Order <Pill tone={statusLook(order.status).tone}>{statusLook(order.status).label}</Pill>
        </h3>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="beside-items">
        <h3 id="beside-items">Items</h3>
        <ul className={styles.items}>
          {contents.items.map((item) => (
            <li key={item.id}>
              {item.quantity > 1 && `${item.quantity} × `}
              {item.name} <small>{item.facts.map(({ value }) => value).join(', ')}</small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="beside-log">
        <h3 id="beside-log">Last changes</h3>
        <ul className={styles.items}>
          {log.slice(0, newestShown).map((line) => (
            <li key={`${line.at} ${line.what}`}>
              <small>{momentText(line.at)}</small> {line.what} <small>by {line.by ?? 'the store'}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
