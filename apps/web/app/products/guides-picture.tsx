import type { CartItemWire } from '@cutsite/contracts/cart';
import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import styles from './item-views.module.css';

/** The plate as a small map with its wells filled; tubes as tubes. */
export function GuidesPicture({ item }: { readonly item: CartItemWire }) {
  if (item.product_format === 'tube') {
    const shown = item.sequences.slice(0, 6);
    return (
      <span className={styles.tubes} aria-hidden="true">
        {shown.map((sequence) => (
          <i key={sequence.name} />
        ))}
      </span>
    );
  }
  const states = new Map<number, WellState>();
  for (const { well } of item.sequences) {
    const position = well === null ? null : parseWellLabel(well, plate96);
    if (position?.ok === true) states.set(wellIndex(position.value, plate96), 'filled');
  }
  return (
    <PlateMap format={plate96} states={states} label={`${item.name}: ${states.size} of ${plate96.wellCount} wells`} />
  );
}
