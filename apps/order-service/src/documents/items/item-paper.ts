import type { GenomeSlug } from '@cutsite/domain/gene';
import type { ItemKinds, KindedItem } from '@cutsite/domain/item';
import type { PlateFormat } from '@cutsite/domain/labware';
import type { ExportTable } from '@cutsite/domain/sheet';

/** A plate from above. */
export interface PaperPlate {
  readonly format: PlateFormat;
  readonly filled: ReadonlySet<number>;
  /** Those of them that hold a control, drawn apart; absent: none. */
  readonly controls?: ReadonlySet<number>;
}

/** A gene of an item, in the gene list of its order. */
export interface OrderedGene {
  readonly symbol: string;
  /** The stable id that stands beside every symbol; null for controls that cut no gene. */
  readonly ensemblId: string | null;
  /** As the customer wrote it (ruling 66). */
  readonly typedName: string;
  readonly role: 'gene' | 'control';
  /** As the catalogue said when it was ordered; null: not kept. */
  readonly guideCount: number | null;
  readonly isEssential: boolean | null;
  /** Genes that are cut along with it; absent: not kept, or it is no matter of this product. */
  readonly alsoCut?: readonly string[];
  /** Where it is in the item: "Plate 1 A01", "Pool 3"; empty: the item is this gene. */
  readonly place: string;
}

/** The genes of an item, and the gene list that they were checked by. */
export interface GeneListOfItem {
  readonly genome: GenomeSlug;
  readonly version: string | null;
  readonly genes: readonly OrderedGene[];
}

/**
 * What a paper lists of an item below the sums: a line about it, its plate from above, and a table of what is in it.
 */
export interface PaperContents {
  readonly summary: string;
  /** The plate, or the plates by their names; null: it is none. */
  readonly plate: PaperPlate | readonly (PaperPlate & { readonly name: string })[] | null;
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
  /** A kind whose items name no genes leaves it out. */
  geneList?(item: Item): GeneListOfItem;
}

/** A table of papers by kind. The shipped one is `itemPapers`; tests hand in one with a row more. */
export type ItemPapers = Readonly<Record<string, ItemPaper>>;

/** What papers are drawn with. */
export interface PaperTables {
  readonly kinds: ItemKinds;
  readonly papers: ItemPapers;
}
