import { orderedProducts, type ShownBlockOf } from '@cutsite/content/block';
import { ButtonLink } from '@cutsite/ui/button';
import { orderScreens } from '../parts/order-screens.ts';
import { PriceTableView } from '../prices/price-table-view.tsx';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** Leads to the order screen of a product, which says who may order it. */
export function OrderButton({ block }: { readonly block: ShownBlockOf<'order_button'> }) {
  return (
    <section className={`cs-page ${styles.section}`}>
      {block.lead ? <p>{block.lead}</p> : null}
      <ButtonLink href={orderScreens[block.product]} variant="primary" size="roomy" trailingIcon="go">
        Order: {orderedProducts[block.product]}
      </ButtonLink>
    </section>
  );
}

/** The list prices of a product; its order screen names the rule that sets each. */
export function PriceTable({ block }: { readonly block: ShownBlockOf<'price_table'> }) {
  const heading = block.heading ?? `Prices: ${orderedProducts[block.product]}`;
  return (
    <section className={`cs-page ${styles.section}`}>
      <SectionHead heading={heading} lead={block.lead} />
      <PriceTableView product={block.product} label={heading} />
      <p className={styles.afterTable}>
        Your own price stands beside what you build, with the rule that sets it.{' '}
        <a href={orderScreens[block.product]}>See it for your own list</a>.
      </p>
    </section>
  );
}
