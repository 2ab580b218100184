import type { CartItemWire } from '@cutsite/contracts/cart';
import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { AddOnPicture } from './add-on-picture.tsx';
import styles from './cart-item.module.css';

/** The plate as a small map with its wells filled; tubes as tubes; an add-on as the vessel it comes in. */
export function ItemPicture({ item }: { readonly item: CartItemWire }) {
  if (item.kind === 'add_on') {
    return (
      <div className={styles.picture}>
        <AddOnPicture slug={item.product_slug} />
      </div>
    );
  }
  if (item.product_format === 'tube') {
    const shown = item.sequences.slice(0, 6);
    return (
      <div className={styles.picture} aria-hidden="true">
        <span className={styles.tubes}>
          {shown.map((sequence) => (
            <i key={sequence.name} />
          ))}
        </span>
      </div>
    );
  }
  const states = new Map<number, WellState>();
  for (const { well } of item.sequences) {
    const position = well === null ? null : parseWellLabel(well, plate96);
    if (position?.ok === true) states.set(wellIndex(position.value, plate96), 'filled');
  }
  return (
    <div className={styles.picture}>
      <PlateMap format={plate96} states={states} label={`${item.name}: ${states.size} of ${plate96.wellCount} wells`} />
    </div>
  );
}
