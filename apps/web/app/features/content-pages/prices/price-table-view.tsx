import { moneyText } from '@cutsite/domain/money';
import { useContext } from 'react';
import styles from './price-table-view.module.css';
import { type OrderedProduct, pricedAs } from './priced-as.table.ts';
import { PricesOfPage } from './shown-prices.ts';

/** The list prices of a product; where it has none, where to ask. */
export function PriceTableView({ product, label }: { readonly product: OrderedProduct; readonly label: string }) {
  const table = useContext(PricesOfPage).tables[product];
  const { unit } = pricedAs[product];
  if (table === undefined || table.rows.length === 0) {
    return (
      <p>
        Price on request. <a href="/requests">Ask for a quote</a>
      </p>
    );
  }
  return (
    <>
      {/* The table may be wider than a phone; it scrolls by itself and can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be focusable */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">List price of {unit}, USD</th>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column === '' ? 'Price' : column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ about, prices }) => (
              <tr key={about}>
                <th scope="row">{about === '' ? capital(unit) : about}</th>
                {prices.map((price, at) => (
                  <td key={table.columns[at]}>{price === null ? 'not offered' : moneyText(price)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.rules.length > 0 ? (
        <ul className={styles.rules} aria-label="Off the list price">
          {table.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
