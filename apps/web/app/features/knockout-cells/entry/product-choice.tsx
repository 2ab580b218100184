import { type KnockoutSlug, knockoutProducts, knockoutSlugs } from '@cutsite/domain/knockout-cells';
import { moneyText } from '@cutsite/domain/money';
import { useId } from 'react';
import { useProject } from '../draft/knockout-drafts.ts';
import { useLowestPrice } from '../price/knockout-price.ts';
import styles from './entry.module.css';

interface ProductChoiceProps {
  /** An edited item stays what it is. */
  readonly fixed: boolean;
  readonly onPick: (product: KnockoutSlug) => void;
}

/** Guides by the amount, a pool or a clone: cards side by side, as radio buttons. */
export function ProductChoice({ fixed, onPick }: ProductChoiceProps) {
  const { product } = useProject();
  const lowest = useLowestPrice();
  const name = useId();
  return (
    <fieldset className={styles.products}>
      <legend className="cs-visually-hidden">Product</legend>
      {knockoutSlugs.map((slug) => {
        const { label, caption } = knockoutProducts[slug];
        const price = lowest(slug);
        return (
          <label key={slug} className={styles.card} data-chosen={slug === product || undefined}>
            <input
              type="radio"
              name={name}
              checked={slug === product}
              disabled={fixed && slug !== product}
              onChange={() => onPick(slug)}
            />
            <b>{label}</b>
            <small>{caption}</small>
            <small>
              {price === undefined
                ? 'price is loading'
                : price === null
                  ? 'not offered at present'
                  : `from ${moneyText(price)}`}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
