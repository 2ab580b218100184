import { plate384, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { Notice } from '@cutsite/ui/notice';
import type { LargerPlates, ListTypes } from '../list-preview.ts';
import type { ListProduct } from '../list-product.ts';
import type { RowChoices } from '../use-decisions.ts';
import styles from './pane.module.css';

interface LargerPlateProps<T extends ListTypes> {
  readonly larger: LargerPlates | null;
  readonly product: Pick<ListProduct<T>, 'noun' | 'format' | 'minWells'>;
  readonly choices: Pick<RowChoices<never>, 'largerPlates' | 'placeLarger'>;
}

/** A list that is laid out on 384 wells, for a product that comes on 96, and the choices for it. */
export function LargerPlate<T extends ListTypes>({ larger, product, choices }: LargerPlateProps<T>) {
  if (larger === null) return null;
  const { noun, format, minWells } = product;
  const { named, outside, plates } = larger;
  const last = wellLabel(wellPosition(format.wellCount - 1, format));
  const counted = (way: 'by_quadrant' | 'in_order') => countText(plates[way].count, 'plate');
  const tooFew = (way: 'by_quadrant' | 'in_order') =>
    plates[way].tooFew === 0
      ? ''
      : ` ${countText(plates[way].tooFew, 'plate')} would hold fewer than ${countText(minWells, ...noun)}, which is too few to order.`;
  return (
    <div className={styles.larger}>
      <Notice tone="warnMinor">
        This list uses the wells of a {plate384.wellCount}-well plate, A01 to P24. These plates have {format.wellCount},
        A01 to {last}: {countText(outside, 'row')} of {groupedDigits(named)}{' '}
        {outside === 1 ? 'names a well that is' : 'name wells that are'} not on them.
      </Notice>
      <ChoiceList
        legend={`How do they go on ${format.wellCount}-well plates?`}
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
            note: `${format.wellCount} rows to a plate, in new wells.${tooFew('in_order')}`,
          },
          {
            value: 'as_named',
            title: 'Keep the wells as they are',
            note: `${countText(outside, 'row')} without a place, not added.`,
          },
        ]}
      />
    </div>
  );
}
