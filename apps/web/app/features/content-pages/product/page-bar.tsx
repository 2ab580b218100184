import { ButtonLink } from '@cutsite/ui/button';
import { orderScreens } from '../parts/order-screens.ts';
import { PriceSentence } from '../prices/price-sentence.tsx';
import type { OrderedProduct } from '../prices/priced-as.table.ts';
import type { Jump } from './jumps.ts';
import styles from './product-page.module.css';

/** The bar below the head of a product page: it stays while one reads, with the price and the order in sight. */
export function PageBar({
  jumps,
  product,
}: {
  readonly jumps: readonly Jump[];
  readonly product: OrderedProduct | undefined;
}) {
  if (jumps.length < 2) return null;
  return (
    <div className={styles.bar}>
      <div className="cs-page">
        <nav aria-label="On this page" data-island="jumps">
          {jumps.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
        {product === undefined ? null : (
          <span className={styles.barEnd}>
            <PriceSentence product={product} isShort />
            <ButtonLink href={orderScreens[product]} variant="primary">
              Order
            </ButtonLink>
          </span>
        )}
      </div>
    </div>
  );
}
