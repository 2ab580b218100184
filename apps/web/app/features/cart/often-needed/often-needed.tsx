import type { CartWire } from '@cutsite/contracts/cart';
import { moneyText } from '@cutsite/domain/money';
import { priceAddOn } from '@cutsite/domain/price';
import { type AddOnSlug, addOnSlugs, products } from '@cutsite/domain/product';
import { Button } from '@cutsite/ui/button';
import { type Prices, usePriceQuery } from '../../../platform/price-query.ts';
import type { Cart } from '../calls/use-cart.ts';
import styles from './often-needed.module.css';

interface OftenNeededProps {
  readonly cart: Cart;
  readonly shipments: CartWire['groups'];
}

/** Add-ons that are not in the cart, one click each, with what they mean for the shipments. */
export function OftenNeeded({ cart, shipments }: OftenNeededProps) {
  const { data: prices } = usePriceQuery();
  const inCart = new Set<string>(shipments.flatMap(({ items }) => items.map((item) => item.product_slug)));
  const offered = addOnSlugs.filter((slug) => !inCart.has(slug));
  if (offered.length === 0) return null;
  const shipped = new Set(shipments.map(({ temperature }) => temperature));
  return (
    <section className={`cs-card ${styles.often}`} aria-labelledby="often-needed">
      <h2 id="often-needed">Often needed with these</h2>
      <ul className="cs-ruled">
        {offered.map((slug) => {
          const { label, temperature } = products[slug];
          return (
            <li key={slug}>
              <span className={`cs-named ${styles.what}`}>
                {label}
                <small>
                  {travels[temperature]},{' '}
                  {shipped.has(temperature) ? 'ships with your other items' : 'in a shipment of its own'}
                </small>
              </span>
              <b>{prices === undefined ? '–' : priceOfOne(slug, prices)}</b>
              <Button
                size="small"
                icon="add"
                busy={cart.busyAddOn === slug}
                aria-label={`Add ${label}`}
                onClick={() => cart.addAddOn(slug)}
              >
                Add
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const travels = { ambient: 'ambient', cold_packs: 'cold packs', dry_ice: 'dry ice' } as const;

function priceOfOne(productSlug: AddOnSlug, { list, strategy }: Prices): string {
  const priced = priceAddOn({ kind: 'add_on', productSlug, quantity: 1 }, list, strategy);
  return priced.ok ? moneyText(priced.value.subtotal) : '–';
}
