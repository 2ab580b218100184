import { countText } from '@cutsite/domain/text';
import { Checkbox } from '@cutsite/ui/form';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import type { RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';

interface RepairOffersProps<T extends ListTypes> {
  readonly product: ListProduct<T>;
  readonly preview: Preview<T>;
  readonly choices: RowChoices<KindOf<T>>;
}

/** The repairs that are made in all rows that ask for them, each to be switched; and wells that are named again. */
export function RepairOffers<T extends ListTypes>({ product, preview, choices }: RepairOffersProps<T>) {
  const { offered, namedAgain } = preview;
  const kinds = product.kinds.filter((kind) => offered.has(kind));
  const notes = kinds.flatMap((kind) => product.offerNote(kind) ?? []);
  if (offered.size === 0 && namedAgain.rows === 0) return null;
  return (
    <fieldset className={styles.repairs}>
      <legend>Repairs: tick what to change; the rows below show the result</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={choices.ticked.has(kind)}
          onChange={(event) => choices.toggleKind(kind, event.currentTarget.checked)}
          label={`${product.offerLabel(kind)} in ${offered.get(kind)?.toLocaleString('en-US')}`}
        />
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.offerNote}>
          {note}
        </p>
      ))}
      {namedAgain.rows === 0 ? null : (
        <Checkbox
          className={styles.again ?? ''}
          onChange={(event) => choices.toggleNextPlate(event.currentTarget.checked)}
          label={
            namedAgain.plates === null
              ? `Put ${countText(namedAgain.rows, 'row')} on another plate: their wells are named by other rows`
              : `The list names each well ${namedAgain.plates === 2 ? 'twice' : `${namedAgain.plates} times`}: split it into ${namedAgain.plates} plates`
          }
        />
      )}
    </fieldset>
  );
}
