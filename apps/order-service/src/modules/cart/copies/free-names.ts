import { freeName } from '@cutsite/domain/cart';
import { nameMaxLength, plateNameLengths } from '@cutsite/domain/guide-rna';
import type { PriceableItem } from '@cutsite/domain/price';

/** Names that are taken, as they are compared; what is given out is added to them. */
export interface TakenNames {
  readonly tubes: Set<string>;
  /** Null: plates keep their names, which need not differ between orders. */
  readonly plates: Set<string> | null;
}

/** A name that became another one. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The item under names that are free, which from then on are taken. */
export function withFreeNames(
  item: PriceableItem,
  taken: TakenNames,
): { readonly item: PriceableItem; readonly renamed: readonly Renamed[] } {
  if (!('sequences' in item)) return { item, renamed: [] };
  const renamed: Renamed[] = [];
  const give = (name: string, names: Set<string>, maxLength: number): string => {
    const free = freeName(name, names, maxLength);
    names.add(free);
    if (free !== name.trim()) renamed.push({ from: name.trim(), to: free });
    return free;
  };
  if (item.format === 'plate') {
    if (taken.plates === null || item.plateName === null) return { item, renamed };
    return { item: { ...item, plateName: give(item.plateName, taken.plates, plateNameLengths.refuseAbove) }, renamed };
  }
  const sequences = item.sequences.map((sequence) => ({
    ...sequence,
    name: give(sequence.name, taken.tubes, nameMaxLength),
  }));
  return { item: { ...item, sequences }, renamed };
}
