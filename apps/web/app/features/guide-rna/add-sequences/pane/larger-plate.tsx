import { plateMinimumWells } from '@cutsite/domain/guide-rna';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { Notice } from '@cutsite/ui/notice';
import styles from '../../../../builder/list-import/pane/pane.module.css';
import type { RowChoices } from '../../../../builder/list-import/use-decisions.ts';
import { figured } from '../../../../builder/words/count-words.ts';
import type { ListFacts } from '../preview/guide-list.ts';

/** A list that is laid out on 384 wells, which guide RNA does not come on, and the ways to bring it on plates of 96. */
export function LargerPlate({
  larger,
  choices,
}: {
  readonly larger: ListFacts['larger'];
  readonly choices: Pick<RowChoices<never>, 'largerPlates' | 'placeLarger'>;
}) {
  if (larger === null) return null;
  const { named, outside, plates } = larger;
  const counted = (way: 'by_quadrant' | 'in_order') => figured(plates[way].count, 'plate');
  const tooFew = (way: 'by_quadrant' | 'in_order') =>
    plates[way].tooFew === 0
      ? ''
      : ` ${figured(plates[way].tooFew, 'plate')} would hold fewer than ${plateMinimumWells} guides, which is too few to order.`;
  return (
    <div className={styles.larger}>
      <Notice tone="warnMinor">
        The wells of this list are those of a 384-well plate, A01 to P24. Guide RNA comes on 96-well plates, A01 to H12:{' '}
        {figured(outside, 'row')} of {named.toLocaleString('en-US')} {outside === 1 ? 'names a well' : 'name wells'}{' '}
        that they do not have.
      </Notice>
      <ChoiceList
        legend="Bring it on 96-well plates"
        value={choices.largerPlates}
        onValueChange={choices.placeLarger}
        choices={[
          {
            value: 'by_quadrant',
            title: `Split by quadrant: ${counted('by_quadrant')}`,
            note: `Every second row and column: A01, A03, C01 on the first, A02 on the second, B01 on the third, B02 on the fourth. A 96-channel head puts them together again.${tooFew('by_quadrant')}`,
          },
          {
            value: 'in_order',
            title: `Fill in the order of the list: ${counted('in_order')}`,
            note: `96 rows to a plate, in new wells.${tooFew('in_order')}`,
          },
          {
            value: 'as_named',
            title: 'Keep the wells as they are',
            note: `${figured(outside, 'row')} without a place, not added.`,
          },
        ]}
      />
    </div>
  );
}
