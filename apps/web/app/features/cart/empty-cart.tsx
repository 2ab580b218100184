import { plate96 } from '@cutsite/domain/labware';
import { ButtonLink } from '@cutsite/ui/button';
import { PlateMap } from '@cutsite/ui/plate-map';
import styles from './cart-screen.module.css';

const noWells = new Map();

/** What goes in here, and the two ways to it. */
export function EmptyCart() {
  return (
    <section className={styles.empty}>
      <div className={styles.emptyPlate}>
        <PlateMap format={plate96} states={noWells} />
      </div>
      <h2>An empty cart</h2>
      <p>
        Paste your guides into the builder; a plate takes 24 to 96, a tube takes one. What you add is kept here, for you
        and over restarts.
      </p>
      <div>
        <ButtonLink variant="primary" href="/order/guide-rna">
          Fill a plate
        </ButtonLink>
        <ButtonLink href="/order/guide-rna/tubes">Order tubes</ButtonLink>
      </div>
    </section>
  );
}
