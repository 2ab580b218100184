import { countText } from '@cutsite/domain/text';
import { ChoiceList } from '@cutsite/ui/choice-list';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import type { IfNamedTaken, RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';

interface TakenWellsProps<T extends ListTypes> {
  readonly product: Pick<ListProduct<T>, 'replaceKind' | 'noun'>;
  readonly preview: Pick<Preview<T>, 'takenWells' | 'ifTaken' | 'isNewerVersion' | 'there'>;
  readonly choices: Pick<RowChoices<KindOf<T>>, 'ticked' | 'toggleKind'>;
  /** What was chosen, at once; null: nothing yet, and the list itself says what is likely meant. */
  readonly named: IfNamedTaken | null;
  readonly onNamed: (named: IfNamedTaken) => void;
}

/** Rows that name wells which hold something else, and the choices for them: what is chosen at first says why. */
export function TakenWells<T extends ListTypes>({ product, preview, choices, named, onNamed }: TakenWellsProps<T>) {
  const { takenWells, ifTaken, isNewerVersion, there } = preview;
  if (takenWells === 0) return null;
  const { replaceKind, noun } = product;
  const way = (named ?? ifTaken) === 'replace' ? 'replace' : choices.ticked.has(replaceKind) ? 'elsewhere' : 'keep';
  const rows = countText(takenWells, 'row');
  const wells = takenWells === 1 ? 'names a well that holds' : 'name wells that hold';
  const same = there === 0 ? '' : `, ${countText(there, 'row')} ${there === 1 ? 'is' : 'are'} on the plate as listed`;
  return (
    <div className={styles.larger}>
      <ChoiceList
        legend={`${rows} ${wells} something else${same}`}
        value={way}
        onValueChange={(chosen) => {
          onNamed(chosen === 'replace' ? 'replace' : 'keep');
          if (chosen !== 'replace') choices.toggleKind(replaceKind, chosen === 'elsewhere');
        }}
        choices={[
          {
            value: 'replace',
            title: `Replace what is there: ${countText(takenWells, ...noun)}`,
            note: `${isNewerVersion ? 'This list is a newer version of what is on the plate. ' : ''}You can undo this.`,
          },
          {
            value: 'elsewhere',
            title: 'Put the rows into free wells',
            note: 'In the order in which the plate is filled.',
          },
          { value: 'keep', title: 'Keep what is there', note: `${rows} without a place, not added.` },
        ]}
      />
    </div>
  );
}
