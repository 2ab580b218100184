import type { OrderContentsWire } from '@cutsite/contracts/order-contents';
import { itemsTotal } from '@cutsite/domain/checkout';
import { amountText, moneyText, parseDecimal } from '@cutsite/domain/money';
import { DiscountLines } from './discount-lines.tsx';
import styles from './order-summary.module.css';

export interface OrderTotalsProps {
  readonly totals: OrderContentsWire['totals'];
  /** The coupon that takes the discount off. */
  readonly voucher: OrderContentsWire['voucher'];
  /** What is taken off the list price; an older process of the store does not send it. */
  readonly discounts?: OrderContentsWire['discounts'];
  /** Shipping and tax are known: every shipment has its method. */
  readonly isComplete: boolean;
  /** Known, so that only the shipping method is missing. */
  readonly hasAddress?: boolean;
}

/** The sums of an order, from its list price to its total. */
export function OrderTotals({ totals, voucher, discounts = [], isComplete, hasAddress = false }: OrderTotalsProps) {
  const saved = totals.undiscounted_subtotal !== totals.subtotal;
  return (
    <div className={styles.totals}>
      <dl>
        {saved ? <Sum label="List price" amount={totals.undiscounted_subtotal} /> : null}
        {saved ? <DiscountLines discounts={discounts} className={styles.saved} /> : null}
        <Sum label="Subtotal" amount={totals.subtotal} />
        {totals.discount === '0.00' ? null : (
          <Sum label={`Coupon ${voucher?.code ?? ''}`.trim()} amount={totals.discount} minus />
        )}
        {isComplete ? (
          <>
            <Sum label="Shipping" amount={totals.shipping} />
            <Sum label="Tax" amount={totals.tax} />
          </>
        ) : (
          <>
            <dt>Shipping and tax</dt>
            <dd>after the {hasAddress ? 'shipping method' : 'address'}</dd>
          </>
        )}
      </dl>
      <p>
        {isComplete ? 'Total' : 'Total before shipping and tax'}{' '}
        <b>{isComplete ? amountText(totals.total) : beforeShipping(totals)}</b>
      </p>
    </div>
  );
}

/** Tax is known before the methods are, where there is an address: it stays out until both are. */
function beforeShipping({ subtotal, discount, total }: OrderTotalsProps['totals']): string {
  const [all, off] = [parseDecimal(subtotal), parseDecimal(discount)];
  return all.ok && off.ok ? moneyText(itemsTotal({ subtotal: all.value, discount: off.value })) : amountText(total);
}

interface SumProps {
  readonly label: string;
  readonly amount: string;
  readonly minus?: boolean;
}

function Sum({ label, amount, minus = false }: SumProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={minus ? styles.saved : undefined}>
        {minus ? '−' : ''}
        {amountText(amount)}
      </dd>
    </>
  );
}
