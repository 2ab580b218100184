import { knockoutAmounts } from '@cutsite/domain/knockout-cells';
import { moneyText } from '@cutsite/domain/money';
import { useId } from 'react';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { useUnitPrices } from '../price/knockout-price.ts';
import styles from './entry.module.css';

/** 1.5, 3, 5 or 10 nmol, each with its price (KO-3). */
export function AmountChoice() {
  const builder = useBuilder();
  const { entry, genome } = useProject();
  const priceOf = useUnitPrices();
  const name = useId();
  return (
    <fieldset className={styles.amounts}>
      <legend>Amount</legend>
      {knockoutAmounts.map((quantity) => {
        const price = priceOf({ productSlug: 'gene_knockout', genome, quantity, cellLine: '' });
        return (
          <label key={quantity} className={styles.card} data-chosen={quantity === entry.quantity || undefined}>
            <input
              type="radio"
              className="cs-visually-hidden"
              name={name}
              checked={quantity === entry.quantity}
              onChange={() =>
                builder.edit({ label: 'amount' }, (draft) => ({ ...draft, entry: { ...draft.entry, quantity } }))
              }
            />
            <b>{quantity} nmol</b>
            <small>
              {price === undefined ? 'price is loading' : price === null ? 'not offered' : moneyText(price)}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
