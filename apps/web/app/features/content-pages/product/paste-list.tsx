import { Button } from '@cutsite/ui/button';
import { orderScreens } from '../parts/order-screens.ts';
import type { OrderedProduct } from '../prices/priced-as.table.ts';
import { listedAs } from './listed-as.table.ts';
import styles from './paste-list.module.css';

/**
 * The call to order at the end of a product page: the first step of its order screen. A script takes the list along
 * (islands/paste-list); without one the form leads to the empty screen, as the field has no name.
 */
export function PasteList({ product }: { readonly product: OrderedProduct }) {
  const { label, shows, example, action, genes } = listedAs[product];
  return (
    <div className="cs-page">
      <section className={styles.call} aria-labelledby="start-with-a-list">
        <div>
          <h2 id="start-with-a-list">Start with your list</h2>
          <p>Paste it here. You see {shows}. No account is needed to look.</p>
        </div>
        <form action={orderScreens[product]} data-island="paste-list" data-genes={genes} className={styles.form}>
          <label htmlFor="pasted-list">{label}</label>
          <textarea id="pasted-list" rows={4} spellCheck={false} autoComplete="off" placeholder={example} />
          <div className={styles.end}>
            <p role="status">Nothing is added before you have seen it.</p>
            <Button type="submit" variant="primary" size="roomy" trailingIcon="go">
              {action}
            </Button>
          </div>
        </form>
      </section>
    </div>
  );
}
