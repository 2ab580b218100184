import type { CartWire } from '@cutsite/contracts/cart';
import { amountText } from '@cutsite/domain/money';
import { Fragment } from 'react';
import { DiscountLines } from '../../../platform/order-summary/discount-lines.tsx';
import styles from './summary.module.css';

type Groups = readonly Pick<CartWire['groups'][number], 'id' | 'temperature' | 'shipping_amount_charged'>[];

/** Shipping is in the total as far as it was chosen: an item that came later may travel in a box without a method. */
export function totalText(groups: Groups): string {
  const chosen = groups.filter((group) => group.shipping_amount_charged !== null).length;
  if (chosen === groups.length) return 'Total before tax';
  return chosen === 0 ? 'Total before shipping and tax' : 'Total so far';
}

interface CartSumsProps {
  readonly cart: Pick<CartWire, 'undiscounted_subtotal' | 'discounts' | 'subtotal' | 'voucher'> & {
    readonly groups: Groups;
  };
}

/** The lines that add up to the total. */
export function CartSums({ cart }: CartSumsProps) {
  const isChosen = cart.groups.some((group) => group.shipping_amount_charged !== null);
  return (
    <dl>
      <dt>List price</dt>
      <dd>{amountText(cart.undiscounted_subtotal)}</dd>
      <DiscountLines discounts={cart.discounts} className={styles.saved} />
      <dt className={styles.strong}>Subtotal</dt>
      <dd className={styles.strong}>{amountText(cart.subtotal)}</dd>
      {cart.voucher === null || cart.voucher.discount === '0.00' ? null : (
        <>
          <dt>Coupon {cart.voucher.code}</dt>
          <dd className={styles.saved}>−{amountText(cart.voucher.discount)}</dd>
        </>
      )}
      {isChosen ? <Shipping groups={cart.groups} /> : null}
      <dt>{isChosen ? 'Tax' : 'Shipping and tax'}</dt>
      <dd>at checkout</dd>
    </dl>
  );
}

function Shipping({ groups }: { readonly groups: Groups }) {
  return groups.map(({ id, temperature, shipping_amount_charged: amount }) => (
    <Fragment key={id}>
      <dt>Shipping, {temperatures[temperature]}</dt>
      <dd>{amount === null ? 'not chosen yet' : amountText(amount)}</dd>
    </Fragment>
  ));
}

const temperatures = { ambient: 'ambient', cold_packs: 'cold packs', dry_ice: 'dry ice' } as const;
