import { orderedProducts } from '@cutsite/content/block';
import type { ShownEntryOf } from '@cutsite/content/type';
import { ButtonLink } from '@cutsite/ui/button';
import { orderScreens } from '../parts/order-screens.ts';
import { PageHead } from '../parts/page-head.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import { PriceTableView } from './price-table-view.tsx';
import styles from './pricing-page.module.css';

/** The texts around the prices of a product; the prices are those of the price list. */
export function PricingPage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'pricing'> }) {
  return (
    <>
      <PageHead title={title} summary={fields.summary} />
      <section className={`cs-page ${styles.prices}`} aria-label="Prices">
        <PriceTableView product={fields.product} label={`Prices: ${orderedProducts[fields.product]}`} />
        <p>
          <ButtonLink href={orderScreens[fields.product]} variant="primary" trailingIcon="go">
            See it for your own list
          </ButtonLink>
        </p>
      </section>
      {[fields.body, fields.remarks].map((text) =>
        text === undefined ? null : (
          <section key={text === fields.body ? 'body' : 'remarks'} className="cs-page">
            <RichTextView text={text} />
          </section>
        ),
      )}
    </>
  );
}
