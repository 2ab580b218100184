import { amountText, moneyText, usd } from '@cutsite/domain/money';
import { PayButton } from '../pay/pay-button.tsx';
import { afterTerms, sendEditCredit } from '../pay/payment-calls.ts';
import styles from '../pay/payment-panel.module.css';
import type { PayingProps } from './paying-props.ts';
import { leftOf } from './payment-methods.ts';

/** Pays all of the order from edit credit, and says what stays. */
export function EditCreditForm({ order, options, paying, terms }: PayingProps) {
  const due = order.contents.totals.total;
  const body = { expected_total: due };
  const { balance } = options.edit_credit;
  const left = leftOf(balance, due);
  return (
    <>
      <dl className={styles.sums}>
        <dt>Edit credit now</dt>
        <dd>{amountText(balance)}</dd>
        <dt>This order</dt>
        <dd>−{amountText(due)}</dd>
        <dt>{left < 0 ? 'Missing' : 'Left afterwards'}</dt>
        <dd>
          <b>{moneyText(usd(Math.abs(left)))}</b>
        </dd>
      </dl>
      {left < 0 && (
        <p>
          <a href="/account/edit-credit">Buy edit credit</a> and come back: the order stays as it is.
        </p>
      )}
      {terms.consent}
      <PayButton
        paying={paying}
        blockedBecause={left < 0 ? `${moneyText(usd(-left))} of edit credit is missing.` : terms.missing}
        onPay={() => paying.pay(['edit_credit', body], afterTerms(order, sendEditCredit(order.order_id, body)))}
      >
        Pay {amountText(due)} from edit credit
      </PayButton>
    </>
  );
}
