import { type GeneLibraryItem, libraryLimits, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { type Money } from '@cutsite/domain/money';
import { priceFaultMessages, priceLibrary } from '@cutsite/domain/price';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { type ChoicePrice, ChoicePrices } from '../../../builder/price-bar/choice-prices.tsx';
import { usePrices } from '../../../builder/price-bar/live-price.ts';

/** What the same genes would cost with another amount a well, or in other copies. */
export function OtherChoices({ item, now }: { readonly item: GeneLibraryItem; readonly now: Money }) {
  const prices = usePrices();
  const choice = (label: string, other: GeneLibraryItem): readonly ChoicePrice[] => {
    if (prices === undefined) return [];
    const priced = priceLibrary(other, prices.list, prices.strategy);
    const changes = priced.ok ? '' : priceFaultMessages[priced.error.code];
    return [{ key: label, label, changes, subtotal: priced.ok ? priced.value.subtotal : null, isRefused: false }];
  };
  const { quantities } = libraryPlateTypes[item.plateFormat];
  const { min, max } = libraryLimits.replicates;
  const copies = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const groups = [
    {
      heading: 'Another amount a well',
      choices: quantities[item.species]
        .filter((quantityPerWell) => quantityPerWell !== item.quantityPerWell)
        .flatMap((quantityPerWell) => choice(`${groupedDigits(quantityPerWell)} pmol`, { ...item, quantityPerWell })),
    },
    {
      heading: 'Other copies',
      choices: copies
        .filter((replicates) => replicates !== item.replicates)
        .flatMap((replicates) => choice(countText(replicates, 'copy', 'copies'), { ...item, replicates })),
    },
  ];
  return <ChoicePrices groups={groups} now={now} />;
}
