import { orderedProducts } from '@cutsite/content/block';
import { ButtonLink } from '@cutsite/ui/button';
import { orderScreens } from '../parts/order-screens.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PriceSentence } from '../prices/price-sentence.tsx';
import { type OrderedProduct, pricedAs } from '../prices/priced-as.table.ts';
import styles from './compare-page.module.css';
import { compared } from './compared.table.ts';

export const comparedProducts = Object.keys(pricedAs) as readonly OrderedProduct[];

export const compareDescription =
  'Guide RNA, gene libraries and edited cells side by side: what each takes, what comes, how many, and the price.';

interface ComparePageProps {
  /** The page of each product that has one. */
  readonly pages: Readonly<Partial<Record<OrderedProduct, string>>>;
}

/** All products beside each other, by what sets them apart; on a phone one below the other. */
export function ComparePage({ pages }: ComparePageProps) {
  return (
    <>
      <PageHead title="Compare the products" summary={compareDescription} />
      <div className={`cs-page ${styles.compare}`}>
        <p>
          Not sure yet? <a href="/guided-edit">Six short questions</a> lead to one of them.
        </p>
        <table className={`cs-table ${styles.table}`} aria-label="Products compared">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">You give</th>
              <th scope="col">You get</th>
              <th scope="col">How many</th>
              <th scope="col">Travels</th>
              <th scope="col">Price</th>
              <th scope="col">
                <span className="cs-visually-hidden">Order</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {comparedProducts.map((product) => {
              const { fits, gives, gets, size, travels } = compared[product];
              const label = orderedProducts[product];
              const page = pages[product];
              return (
                <tr key={product}>
                  <th scope="row">
                    {page === undefined ? label : <a href={page}>{label}</a>}
                    <small>{fits}</small>
                  </th>
                  <td data-label="You give">{gives}</td>
                  <td data-label="You get">{gets}</td>
                  <td data-label="How many">{size}</td>
                  <td data-label="Travels">{travels}</td>
                  <td data-label="Price">
                    <PriceSentence product={product} isShort />
                  </td>
                  <td>
                    <ButtonLink href={orderScreens[product]} aria-label={`Start an order: ${label}`}>
                      Start an order
                    </ButtonLink>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
