import { daysOfMaking } from '@cutsite/domain/checkout';
import { makingTimeOf } from '@cutsite/domain/item';
import { moneyText } from '@cutsite/domain/money';
import { lowestPrice } from '@cutsite/domain/price';
import { type SoldProduct, soldProducts } from '@cutsite/domain/sold-product';
import { usePriceQuery } from '../../platform/price-query.ts';
import styles from './guided-edit.module.css';

interface DestinationFactsProps {
  /** Null: a request, of which a person says both. */
  readonly sells: SoldProduct | null;
  readonly cellLine: string;
}

/** How long it is made, and what it costs at least to this visitor; as high without figures until they come (RQ-18). */
export function DestinationFacts({ sells, cellLine }: DestinationFactsProps) {
  const { data: prices, isError } = usePriceQuery();
  if (sells === null) return <p className="cs-muted cs-small">Time and price come with a quote.</p>;
  if (prices === undefined) return isError ? null : <NoFigures />;
  const product = soldProducts[sells];
  const price = lowestPrice(prices.list, product, prices.strategy);
  const days = daysOfMaking(makingTimeOf(product.making, cellLine === '' ? undefined : cellLine), prices.delivery);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Made in</dt>
        <dd>{days} working days</dd>
      </div>
      {price === null ? null : (
        <div>
          <dt>Price</dt>
          <dd>
            from {moneyText(price.unit)} {product.unit}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** In the place of the figures. */
function NoFigures() {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Made in</dt>
        <dd>…</dd>
      </div>
    </dl>
  );
}
