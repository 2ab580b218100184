import { amountText } from '@cutsite/domain/money';
import { Fragment } from 'react';

interface DiscountLinesProps {
  readonly discounts: readonly { readonly label: string; readonly amount: string }[];
  /** Of the amounts. */
  readonly className: string | undefined;
}

/** What is taken off the list price and why, line by line of a list of sums (ruling 42). */
export function DiscountLines({ discounts, className }: DiscountLinesProps) {
  return discounts.map(({ label, amount }) => (
    <Fragment key={label}>
      <dt>{label}</dt>
      <dd className={className}>−{amountText(amount)}</dd>
    </Fragment>
  ));
}
