import { moneyText, usd } from '@cutsite/domain/money';
import { useContext } from 'react';
import { type OrderedProduct, pricedAs } from './priced-as.table.ts';
import { PricesOfPage } from './shown-prices.ts';

/**
 * What one unit of a product costs at list, by the price list. An island puts the visitor's own price there, so the
 * sentence stands in parts (`data-price`).
 */
export function PriceSentence({
  product,
  isShort = false,
}: {
  readonly product: OrderedProduct;
  readonly isShort?: boolean;
}) {
  const from = useContext(PricesOfPage).from[product];
  const { unit } = pricedAs[product];
  if (from === undefined) {
    return isShort ? null : (
      <>
        Price on request. <a href="/requests">Ask for a quote</a>
      </>
    );
  }
  return (
    <span data-island="price" data-product={product}>
      from <b data-price="own">{moneyText(usd(from))}</b> {unit}
      <small data-price="updating" hidden>
        {' '}
        (your price is being looked up)
      </small>
      {isShort ? null : (
        <>
          {' '}
          <span data-price="list">at list</span>.{' '}
          <span data-price="sign-in">
            <a href="/sign-in">Sign in</a> for your price.
          </span>
        </>
      )}
    </span>
  );
}
