import {
  amountsOfPlate,
  type LibraryPlateSlug,
  libraryPlateSlugs,
  libraryPlateTypes,
  plateUses,
} from '@cutsite/domain/gene-library';
import { groupedDigits } from '@cutsite/domain/text';
import { Dialog } from '@cutsite/ui/dialog';
import { useProject } from '../draft/library-drafts.ts';
import styles from './plate-types-dialog.module.css';

interface PlateTypesDialogProps {
  readonly onPick: (plate: LibraryPlateSlug, amount: number) => void;
  readonly onClose: () => void;
}

/**
 * The four plate types side by side, with what each is good for and the amounts that it holds for the genome; an amount
 * that it does not hold stays visible, struck (GL-10 to GL-17).
 */
export function PlateTypesDialog({ onPick, onClose }: PlateTypesDialogProps) {
  return (
    <Dialog open wide title="Which plate?" onClose={onClose}>
      <p className={styles.lead}>Choose an amount, and the library is on that plate. Genes stay as they are.</p>
      <ul className={styles.types}>
        {libraryPlateSlugs.map((slug) => (
          <PlateTypeCard key={slug} slug={slug} onPick={onPick} />
        ))}
      </ul>
    </Dialog>
  );
}

function PlateTypeCard({ slug, onPick }: { readonly slug: LibraryPlateSlug } & Pick<PlateTypesDialogProps, 'onPick'>) {
  const { genome, plateType, quantityPerWell } = useProject();
  const { label, rows, columns, wellCount } = libraryPlateTypes[slug].format;
  const { about, goodFor } = plateUses[slug];
  const isChosen = slug === plateType;
  return (
    <li className={`cs-card ${styles.type}`} data-chosen={isChosen || undefined}>
      <span className={styles.drawing} data-wells={wellCount} aria-hidden="true" />
      <div>
        <h3>
          {label}
          {isChosen ? <span className={styles.chosen}> chosen</span> : null}
        </h3>
        <p>
          {rows} × {columns} wells, {about}. {goodFor}.
        </p>
      </div>
      <div role="group" aria-label={`pmol a well on ${label}`} className={styles.amounts}>
        <span aria-hidden="true">pmol a well</span>
        <ul>
          {amountsOfPlate(slug, genome).map(({ amount, isOffered }) => (
            <li key={amount}>
              {isOffered ? (
                <button
                  type="button"
                  aria-pressed={isChosen && amount === quantityPerWell}
                  onClick={() => onPick(slug, amount)}
                >
                  {groupedDigits(amount)}
                </button>
              ) : (
                <del>
                  {groupedDigits(amount)}
                  <span className="cs-visually-hidden"> not offered</span>
                </del>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
