import type { PlateFormat } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { PlateMap } from '@cutsite/ui/plate-map';
import type { PlatePicture } from '../list-preview.ts';
import styles from './pane.module.css';

interface PlatePicturesProps {
  /** The first of the plates that the list goes to. */
  readonly pictures: readonly PlatePicture[];
  readonly plateNames: readonly string[];
  readonly format: PlateFormat;
}

/** The plates as they would be after adding a list. */
export function PlatePictures({ pictures, plateNames, format }: PlatePicturesProps) {
  if (pictures.length === 0) return null;
  const more = plateNames.length - pictures.length;
  return (
    <ul
      className={styles.pictures}
      aria-label="Plates after adding the list"
      data-several={pictures.length > 1 || undefined}
    >
      {pictures.map(({ name, filled, states, fresh }, at) => (
        <li key={`${at} ${name}`}>
          <PlateMap
            format={format}
            states={states}
            fresh={fresh}
            label={`${name} after this: ${filled} of ${format.wellCount} wells filled, ${fresh.size} of them new`}
          />
          {pictures.length > 1 ? <span aria-hidden="true">{name}</span> : null}
        </li>
      ))}
      {more > 0 ? <li className={styles.hint}>and {countText(more, 'plate')} more</li> : null}
    </ul>
  );
}
