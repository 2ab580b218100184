import { orderedProducts } from '@cutsite/content/block';
import type { ShownReference } from '@cutsite/content/field';
import { soldProducts } from '@cutsite/domain/sold-product';
import styles from './in-your-orders.module.css';

const isOrdered = (name: unknown): name is keyof typeof orderedProducts =>
  typeof name === 'string' && Object.hasOwn(orderedProducts, name);

/**
 * A place for the visitor's own orders of what an article is about. The page is the same for everybody: an island looks
 * who is signed in, and fills it.
 */
export function InYourOrders({ product }: { readonly product: ShownReference | undefined }) {
  const name = product?.card['product'];
  if (!isOrdered(name)) return null;
  return (
    <section
      className={styles.own}
      data-island="in-your-orders"
      data-products={soldProducts[name].productSlugs.join(' ')}
      aria-labelledby="in-your-orders"
      hidden
    >
      <h2 id="in-your-orders">In your orders</h2>
      <ul />
    </section>
  );
}
