import type { ShownEntryOf } from '@cutsite/content/type';
import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { ButtonLink } from '@cutsite/ui/button';
import { useContext } from 'react';
import { orderScreens } from '../parts/order-screens.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PriceTableView } from '../prices/price-table-view.tsx';
import { PricesOfPage } from '../prices/shown-prices.ts';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './cost-calculator-page.module.css';
import { defaultSize, type Estimate, estimateCellLibrary } from './estimate-cell-library.ts';

const { pools, replicates } = cellLibraryLimits;

/**
 * A cost calculator by the rules of the order, here for a full rack at list prices, and by an island for what a visitor
 * types, with the price list that is theirs.
 */
export function CostCalculatorPage({ entry }: { readonly entry: ShownEntryOf<'cost_calculator'> }) {
  const { fields, title } = entry;
  const { list } = useContext(PricesOfPage);
  const estimate: Estimate =
    list === null
      ? { ok: false, fault: 'Price on request.' }
      : estimateCellLibrary(defaultSize.pools, defaultSize.copies, list, null);
  return (
    <>
      <PageHead title={title} summary={fields.summary} />
      <section className={`cs-page ${styles.calculator}`} aria-label="Cost estimate">
        <form className={`cs-card ${styles.form}`} data-island="cost-calculator" noValidate>
          <label>
            <span>{fields.pools_label}</span>
            <input
              className={styles.field}
              name="pools"
              type="number"
              inputMode="numeric"
              defaultValue={defaultSize.pools}
              min={pools.min}
              max={pools.max}
            />
            <small>
              {pools.min} to {pools.max}
            </small>
          </label>
          <label>
            <span>{fields.copies_label}</span>
            <input
              className={styles.field}
              name="copies"
              type="number"
              inputMode="numeric"
              defaultValue={defaultSize.copies}
              min={replicates.min}
              max={replicates.max}
            />
            <small>
              {replicates.min} to {replicates.max}
            </small>
          </label>
          <div className={styles.answer} role="status">
            <p className={styles.total} data-estimate="total">
              {estimate.ok ? estimate.total : estimate.fault}
            </p>
            <p data-estimate="sum">{estimate.ok ? estimate.sum : ''}</p>
            <p data-estimate="rule">{estimate.ok ? estimate.rule : ''}</p>
            <p data-estimate="hint">{estimate.ok ? estimate.hint : ''}</p>
          </div>
          <p className={styles.ways}>
            <ButtonLink href={orderScreens[fields.calculator]} variant="primary" size="roomy" trailingIcon="go">
              Build it from your list
            </ButtonLink>
            <ButtonLink href="/requests" size="roomy">
              Ask for a quote
            </ButtonLink>
          </p>
          <noscript>
            <p>
              Without JavaScript this is the total for {defaultSize.pools} pools. The prices for every number are below.
            </p>
          </noscript>
        </form>
        <div>
          <h2>List prices</h2>
          <PriceTableView product={fields.calculator} label="List prices" />
        </div>
      </section>
      {fields.body ? (
        <section className="cs-page">
          <RichTextView text={fields.body} />
        </section>
      ) : null}
    </>
  );
}
