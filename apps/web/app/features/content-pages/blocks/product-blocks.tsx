import { orderedProducts, type ShownBlockOf } from '@cutsite/content/block';
import { whoMayOrder } from '@cutsite/domain/sold-product';
import { ButtonLink } from '@cutsite/ui/button';
import { useContext } from 'react';
import { orderScreens } from '../parts/order-screens.ts';
import { PriceTableView } from '../prices/price-table-view.tsx';
import { PricesOfPage } from '../prices/shown-prices.ts';
import styles from './blocks.module.css';
import { SectionHead } from './section-head.tsx';

/** Leads to the order screen of a product, and says who may order it (CT-96). */
export function OrderButton({ block }: { readonly block: ShownBlockOf<'order_button'> }) {
  const { restrictions } = useContext(PricesOfPage);
  return (
    <section className={`cs-page ${styles.section}`}>
      {block.lead ? <p>{block.lead}</p> : null}
      <ButtonLink href={orderScreens[block.product]} variant="primary" size="roomy" trailingIcon="go">
        Order: {orderedProducts[block.product]}
      </ButtonLink>
      <ul className={styles.terms} aria-label="Who may order">
        {whoMayOrder(block.product, restrictions).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
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
