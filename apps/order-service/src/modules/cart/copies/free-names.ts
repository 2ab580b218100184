import { freeName } from '@cutsite/domain/cart';
import { type ItemKinds, type ItemName, type KindedItem, kindOf } from '@cutsite/domain/item';

/** Names that are taken, as they are compared, by where they have to differ; what is given out is added to them. */
export interface TakenNames {
  readonly in_cart: Set<string>;
  /** Null: such names are kept, as they need not differ between orders. */
  readonly in_copies: Set<string> | null;
}

/** A name that became another one. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The item under names that are free, which from then on are taken. */
export function withFreeNames(
  kinds: ItemKinds,
  item: KindedItem,
  taken: TakenNames,
): { readonly item: KindedItem; readonly renamed: readonly Renamed[] } {
  const renamed: Renamed[] = [];
  const give = ({ text, maxLength, unique }: ItemName): string => {
    const names = taken[unique];
    if (names === null) return text;
    const free = freeName(text, names, maxLength);
    names.add(free);
    if (free !== text.trim()) renamed.push({ from: text.trim(), to: free });
    return free;
  };
  return { item: kindOf(kinds, item).mapNames(item, give), renamed };
}
