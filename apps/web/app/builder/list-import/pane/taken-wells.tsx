import { countText } from '@cutsite/domain/text';
import { ChoiceList } from '@cutsite/ui/choice-list';
import type { KindOf, ListTypes, Preview } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import type { RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';

/** What becomes of a well that holds something: it stays, or the row replaces it. */
export type IfTaken = 'skip' | 'replace';

interface TakenWellsProps<T extends ListTypes> {
  readonly product: Pick<ListProduct<T>, 'replaceKind'>;
  readonly preview: Pick<Preview<T>, 'takenWells'>;
  readonly choices: Pick<RowChoices<KindOf<T>>, 'ticked' | 'toggleKind'>;
  readonly taken: IfTaken;
  readonly onTaken: (taken: IfTaken) => void;
}

/** Rows that name wells which hold something already, and the choices for them: no row is left out without a notice. */
export function TakenWells<T extends ListTypes>({ product, preview, choices, taken, onTaken }: TakenWellsProps<T>) {
  const { takenWells } = preview;
  if (takenWells === 0) return null;
  const { replaceKind } = product;
  const way = taken === 'replace' ? 'replace' : choices.ticked.has(replaceKind) ? 'elsewhere' : 'keep';
  const rows = countText(takenWells, 'row');
  return (
    <div className={styles.larger}>
      <ChoiceList
        legend={`${rows} ${takenWells === 1 ? 'names a well that is' : 'name wells that are'} already filled`}
        value={way}
        onValueChange={(chosen) => {
          onTaken(chosen === 'replace' ? 'replace' : 'skip');
          if (chosen !== 'replace') choices.toggleKind(replaceKind, chosen === 'elsewhere');
        }}
        choices={[
          { value: 'keep', title: 'Keep what is there', note: `${rows} without a place, not added.` },
          {
            value: 'elsewhere',
            title: 'Put the rows into free wells',
            note: 'In the order in which the plate is filled.',
          },
          { value: 'replace', title: 'Replace what is there', note: 'You can undo this.' },
        ]}
      />
    </div>
  );
}
