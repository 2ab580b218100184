import type { ItemKinds, KindedItem } from '@cutsite/domain/item';
import type { PlateFormat } from '@cutsite/domain/labware';
import type { ExportTable } from '@cutsite/domain/sheet';

/**
 * What a paper lists of an item below the sums: a line about it, its plate from above, and a table of what is in it.
 */
export interface PaperContents {
  readonly summary: string;
  /** Null: it is no plate. */
  readonly plate: { readonly format: PlateFormat; readonly filled: ReadonlySet<number> } | null;
  /** Shares of the width, in hundredths. `code`: in letters of one width. */
  readonly columns: readonly { readonly title: string; readonly share: number; readonly code: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** What was ordered of one item, for the plate map. */
export interface OrderedCopies<Item extends KindedItem> {
  readonly item: Item;
  /** How many copies of the plate, or of each tube. */
  readonly copies: number;
  /** The number of the lot it was made in; null until it is made. */
  readonly lot: string | null;
}

/**
 * How papers and files show the items of a kind: one row of a table parallel to the domain's table of kinds, written as
 * methods for the same reason. What they are called and their facts are the domain's.
 */
export interface ItemPaper<Item extends KindedItem = KindedItem> {
  /** Null: nothing is listed. */
  contents(item: Item): PaperContents | null;
  /** Whether its wells and tubes go into the plate map of an order. */
  readonly hasPlateMap: boolean;
  plateMap(entries: readonly OrderedCopies<Item>[]): readonly ExportTable[];
}

/** A table of papers by kind. The shipped one is `itemPapers`; tests hand in one with a row more. */
export type ItemPapers = Readonly<Record<string, ItemPaper>>;

/** What papers are drawn with. */
export interface PaperTables {
  readonly kinds: ItemKinds;
  readonly papers: ItemPapers;
}
