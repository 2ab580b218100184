import type { AnyCartItem } from '@cutsite/contracts/cart';
import { parseWellLabel, wellIndex } from '@cutsite/domain/labware';
import { countInWords } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import type { ItemView } from '../../platform/item-view.ts';
import { oligoFormat } from './oligo-project.ts';

/** What the cart shows of a plate beside what it shows of every item. */
interface CartPlate extends AnyCartItem {
  readonly dye: string;
  readonly probes: readonly { readonly well: string }[];
}

/** How a plate of oligos looks in the cart and in summaries. */
export const oligoView: ItemView<CartPlate> = {
  Picture: ({ item }) => {
    const states = new Map<number, WellState>();
    for (const { well } of item.probes) {
      const place = parseWellLabel(well, oligoFormat);
      if (place.ok) states.set(wellIndex(place.value, oligoFormat), 'filled');
    }
    return <PlateMap format={oligoFormat} states={states} label={`${item.name}: ${states.size} of 384 wells`} />;
  },
  description: ({ probes, dye }) => `${countInWords(probes.length, 'oligo')}, ${dye}`,
  Contents: null,
  reviewed: () => 'oligo plate',
  editAddress: ({ id }) => `/order/test-oligos?item=${encodeURIComponent(id)}`,
  canBeDuplicated: true,
  noun: () => ['oligo', 'oligos'],
};
