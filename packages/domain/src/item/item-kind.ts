import type { CatalogueCellLine, CatalogueFacts, GenomeSlug } from '../gene/index.ts';
import type { RowErrorFlag, Severity } from '../guide-rna/index.ts';
import type { PricedItem, PricedProduct, PriceFault, PriceList, PriceQuery } from '../price/index.ts';
import type { ProductRestriction, Temperature } from '../product/index.ts';
import type { QuotedLine, QuotedLines } from '../quoted-line/index.ts';
import type { ItemReport, ReportPrices } from '../report/index.ts';
import type { Result } from '../result/index.ts';

/** Working days from the release to production until an item can leave. The provider may set others by the name. */
export interface MakingTime {
  /** As the setting MAKING_DAYS calls it: `guide_plate`. */
  readonly name: string;
  readonly days: number;
  /** The cell line that it is made in, for which the provider may set a time of its own; absent: none. */
  readonly line?: string;
}

/** What every item has, of whatever kind; the rest of it only its own row of the table of kinds reads. */
export interface KindedItem {
  readonly kind: string;
  readonly productSlug: string;
  /** The project that it was made in, as its customer calls it; absent: none (ruling 54). */
  readonly projectName?: string;
}

/**
 * A name in an item. `in_cart`: no two in one cart may be the same (ruling 36). `in_copies`: a duplicate gets another.
 */
export interface ItemName {
  readonly text: string;
  readonly maxLength: number;
  readonly unique: 'in_cart' | 'in_copies';
}

/** One fact about an item, for papers and summaries: the value can be read without its label. */
export interface ItemFact {
  readonly label: string;
  readonly value: string;
}

/** One thing that the rules of a kind say about an item, with its sentence. */
export interface KindFault {
  readonly code: string;
  readonly flag: RowErrorFlag | null;
  readonly severity: Severity;
  readonly field: string;
  /** Which of the item's sequences, genes or whatever it lists; null for the item as a whole. */
  readonly sequenceIndex: number | null;
  readonly well: string | null;
  readonly name: string;
  readonly message: string;
}

/** What the rules say about one item. With an error among the faults it cannot be ordered. */
export interface KindCheck {
  readonly faults: readonly KindFault[];
  readonly needsReview: boolean;
  /** The report that is kept with the item; null: items of this kind have none. */
  readonly report: (prices: ReportPrices) => ItemReport | null;
}

/** What the rules look at besides the items of the call. */
export interface KindCheckContext {
  /** Those of the names asked for that are in the cart already. */
  readonly namesInCart: ReadonlySet<string>;
  /**
   * What the current gene catalogue says of what the items ask about ({@link ItemKindRules.asks}). Null: no catalogue
   * has been imported, and nothing that needs it passes the rules.
   */
  readonly catalogue: CatalogueFacts | null;
  /** The lines of sales' quotes that the items name and their customer may order by; absent: none. */
  readonly quotedLines?: QuotedLines;
}

/** What the rules of an item look up in the gene catalogue of a genome. */
export interface CatalogueQuestion {
  readonly genome: GenomeSlug;
  /** Genes by their ids, and by their names where no id was given: symbols or others, in whatever case. */
  readonly ensemblIds?: readonly string[];
  readonly symbols?: readonly string[];
  /** Targets of guides: DNA in capitals. */
  readonly targets?: readonly string[];
  /** Whether the rules look at the cell lines of the genome. */
  readonly cellLines?: boolean;
}

/** A sequence that somebody has to look at when it is long enough (ruling 21). */
export interface ScreenedSequence {
  readonly name: string;
  readonly sequence: string;
  /** Bases, without the marks of modifications. */
  readonly length: number;
}

/** What an order of a product chooses from beside what its price depends on: amounts, controls, lines. */
export interface OfferedChoice {
  /** As the item of an order calls it: `quantity_per_well`. */
  readonly name: string;
  readonly words: readonly string[];
  /** Of amounts: `pmol`. */
  readonly unit?: string;
  /** The options that it belongs to; none: it is the same for all of them. */
  readonly when: Readonly<Record<string, string>>;
}

/** A product as it is offered: what it is called, what its price may depend on, and what is asked for by default. */
export interface OfferedProduct extends PricedProduct {
  readonly label: string;
  /** The box it travels in. */
  readonly temperature: Temperature;
  /** Bought by the piece, beside what an order screen makes. */
  readonly isAddOn: boolean;
  /** What a look-up of a price takes for what it leaves out (GR-11 to GR-14, PR-16). */
  readonly usual: Omit<PriceQuery, 'productSlug'>;
  /** From the cell lines of the catalogue, of all genomes; absent: nothing. */
  readonly choices?: (lines: readonly CatalogueCellLine[]) => readonly OfferedChoice[];
}

/** By product slug. */
export type OfferedProducts = Readonly<Record<string, OfferedProduct>>;

/**
 * What the core has to know of a kind of item: one row of the table of kinds. Written as methods, so that the row of
 * one kind fits the table of all kinds; `kindOf` is the only place that hands an item to a row, always to its own.
 */
export interface ItemKindRules<Item extends KindedItem = KindedItem> {
  /** Its products: what is offered of them, and what a price list may say about them. */
  readonly products: OfferedProducts;
  /** What the item is called in its project; `itemName` puts the project before it. */
  name(item: Item): string;
  /** The item with every name replaced by what `change` says: the one list of its names. */
  mapNames(item: Item, change: (name: ItemName) => string): Item;
  /** Items of one key in a cart are one line, which has both quantities; null: each item is a line by itself. */
  mergeKey(item: Item): string | null;
  /**
   * The copies that the item itself asks for; null: it says none, comes once, and keeps its copies when it is edited.
   */
  copies(item: Item): number | null;
  /** Why the number of copies cannot be changed in the cart, as a sentence (ruling 84); null: it can. */
  readonly fixedQuantity: string | null;
  /** The box it travels in. */
  temperature(item: Item): Temperature;
  /** How long it is in the making. */
  making(item: Item): MakingTime;
  /** What is counted in one copy: 62 guides; null: nothing but the copies. */
  units(item: Item): { readonly count: number; readonly word: string } | null;
  /**
   * The copies that belong to the item itself and are counted in its price lines, which are said by their parts: 27
   * genes × 3 copies. A kind whose copies are those of the cart leaves it out (ruling 84).
   */
  replicates?(item: Item): number;
  /** All sequences that are screened from some length on; the core knows the length. */
  sequencesToScreen(item: Item): readonly ScreenedSequence[];
  /**
   * What of it may not be shipped to this country (ruling 7), such as "hfCas12Max guides"; null: nothing. By the table
   * of a provider where one is given.
   */
  restrictedIn(item: Item, country: string, table?: readonly ProductRestriction[]): string | null;
  /** The price of one copy (PR-8). */
  price(
    item: Item,
    list: Pick<PriceList, 'records' | 'outOfStock'>,
    strategy: string | null,
  ): Result<PricedItem<Item>, PriceFault>;
  /** Where a unit of the price stands in the item, by its number; null: the item as a whole. */
  placeOfUnit(item: Item, unitIndex: number): { readonly name: string; readonly well: string | null } | null;
  /** What `check` has to know of the gene catalogue; a kind whose items have nothing to do with it leaves it out. */
  asks?(item: Item): CatalogueQuestion;
  /**
   * The item with the version and the facts of the catalogue that it was checked by, which it keeps from then on: by
   * the server, whatever was sent. A kind whose items name no genes leaves it out.
   */
  keepFacts?(item: Item, catalogue: CatalogueFacts): Item;
  /** The line of a quote by sales that says what the item is and costs; what the price list prices leaves it out. */
  lineOf?(item: Item): string;
  /** The item as that line says, whatever was sent. */
  keepLine?(item: Item, line: QuotedLine): Item;
  /** When the price that sales has set ends; a price of the list holds as the cart says. */
  holdsUntil?(item: Item): string | null;
  /** Checks the items of this kind in one call together, and answers in their order. */
  check(items: readonly Item[], context: KindCheckContext): readonly KindCheck[];
  /** What staff finds an item by, besides its name: sequences, names of guides; a kind that has none leaves it out. */
  searchWords?(item: Item): readonly string[];
  /** For papers, mails and summaries. */
  facts(item: Item): readonly ItemFact[];
}

/** A table of kinds by their names. The shipped one is `itemKinds`; tests hand in one with a row more. */
export type ItemKinds = Readonly<Record<string, ItemKindRules>>;
