import { plate96 } from '@cutsite/domain/labware';
import { PlateMap } from '@cutsite/ui/plate-map';
import styles from './art.module.css';
import { examplePlate } from './example-plate.ts';

/** A plate half filled. Decorative. */
export function PlateArt() {
  return (
    <span className={styles.plate}>
      <PlateMap format={plate96} states={examplePlate} />
    </span>
  );
}
