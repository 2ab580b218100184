import { Icon } from '@cutsite/ui/icon';
import styles from './checkout-note.module.css';

/** What stands beside the logo while somebody is paying: nothing that leads astray, and the way back. */
export function CheckoutNote() {
  return (
    <>
      <span className={styles.secure}>
        <Icon name="lock" />
        Secure checkout
      </span>
      <nav className={styles.wayBack} aria-label="Main">
        <a href="/help">Help</a>
        <a href="/cart">Back to cart</a>
      </nav>
    </>
  );
}
