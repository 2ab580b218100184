import { ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import styles from './orders-page.module.css';

/** What will be found here, and the way to it. */
export function EmptyOrders() {
  return (
    <section className={styles.empty}>
      <h2>No orders yet</h2>
      <p>Once you have paid, each order has a page of its own here:</p>
      <ul>
        <li>
          <Icon name="box" /> where each shipment is, with its tracking number
        </li>
        <li>
          <Icon name="document" /> order confirmation, invoice and packing lists as PDF
        </li>
        <li>
          <Icon name="table" /> the plate map as CSV and Excel file, for your robot and your notebook
        </li>
        <li>
          <Icon name="redo" /> the same again in one step
        </li>
      </ul>
      <div>
        <ButtonLink variant="primary" href="/order/guide-rna">
          Fill a plate
        </ButtonLink>
        <ButtonLink href="/cart">Go to the cart</ButtonLink>
      </div>
    </section>
  );
}
