import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import styles from './order-page.module.css';

type Plate = PlacedOrderWire['plates'][number];

/** Each plate of the order as a picture; of many, the first few stand open. */
export function PlatePictures({ plates }: { readonly plates: readonly Plate[] }) {
  if (plates.length === 0) return null;
  const [first, second, ...others] = plates;
  return (
    <section className={styles.card} aria-labelledby="plates">
      <h2 id="plates">{plates.length === 1 ? 'Plate' : `${plates.length} plates`}</h2>
      {[first, second].map((plate) => (plate === undefined ? null : <Picture key={plate.item_id} plate={plate} />))}
      {others.length === 0 ? null : (
        <details className={styles.others}>
          <summary>
            {others.length} more {others.length === 1 ? 'plate' : 'plates'}
          </summary>
          {others.map((plate) => (
            <Picture key={plate.item_id} plate={plate} />
          ))}
        </details>
      )}
    </section>
  );
}

function Picture({ plate }: { readonly plate: Plate }) {
  const states = new Map<number, WellState>();
  for (const well of plate.wells) {
    const position = parseWellLabel(well, plate96);
    if (position.ok) states.set(wellIndex(position.value, plate96), 'filled');
  }
  const text = `${plate.name}: ${states.size} of ${plate96.wellCount} wells`;
  return (
    <figure className={styles.plate}>
      <PlateMap format={plate96} states={states} label={text} />
      <figcaption aria-hidden="true">{text}</figcaption>
    </figure>
  );
}
