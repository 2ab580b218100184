import { amountText } from '@cutsite/domain/money';
import { Deliveries } from '../../platform/order-summary/deliveries.tsx';
import { OrderItems } from '../../platform/order-summary/order-items.tsx';
import styles from './checkout-screen.module.css';
import { CostCentre } from './cost-centre.tsx';
import type { OpenCheckout } from './use-checkout.ts';

/** What is ordered and what it comes to. */
export function OrderPanel({ checkout }: { readonly checkout: OpenCheckout }) {
  const { contents } = checkout.order;
  const { items, groups, totals, voucher, tax } = contents;
  const hasMethods = groups.every(({ shipping_method }) => shipping_method !== null);
  const hasNone = groups.every(({ shipping_method }) => shipping_method === null);
  return (
    <aside className={styles.panel} aria-labelledby="order-panel">
      <h2 id="order-panel">Order</h2>
      <OrderItems items={items} />
      <dl>
        <dt>Subtotal</dt>
        <dd>{amountText(totals.subtotal)}</dd>
        {voucher !== null && totals.discount !== '0.00' && (
          <>
            <dt>
              Coupon {voucher.code}
              {checkout.order.voucher_refusal !== null && ', no longer valid'}
            </dt>
            <dd>−{amountText(totals.discount)}</dd>
          </>
        )}
        <dt>{hasMethods || hasNone ? 'Shipping' : 'Shipping so far'}</dt>
        <dd>{hasNone ? 'not chosen yet' : amountText(totals.shipping)}</dd>
        <dt>
          {tax.label}
          {tax.exempt_certificate !== null && `, exempt certificate ${tax.exempt_certificate}`}
        </dt>
        <dd>{contents.shipping_address === null ? 'after the address' : amountText(totals.tax)}</dd>
        {contents.customer_reference_code !== null && (
          <>
            <dt>Your reference</dt>
            <dd>{contents.customer_reference_code}</dd>
          </>
        )}
      </dl>
      <p className={styles.total} aria-live="polite">
        {hasMethods ? 'Total' : 'Total so far'} <b>{amountText(totals.total)}</b>
      </p>
      <CostCentre checkout={checkout} />
      <Deliveries groups={groups} deliveries={checkout.order.deliveries} />
      <p className={styles.small}>{pricesNote(checkout.order)}</p>
    </aside>
  );
}

const pricesNote = ({ status, quote_number: number }: OpenCheckout['order']) =>
  status === 'quote'
    ? `Same prices as in your quote${number ? ` ${number}` : ''}.`
    : 'Same prices as in your cart. They are fixed for this order when you pay.';
