import type { LargerPlateWay, NoPlace } from '@cutsite/domain/labware';
import type { Money } from '@cutsite/domain/money';
import type { ChosenColumns, IgnoredLine, SheetColumn, SkippedSheet } from '@cutsite/domain/sheet';
import type { WellState } from '@cutsite/ui/plate-grid';
import type { Repair } from '../repairs/repair.ts';
import type { ListRow } from './list-rows.ts';
import type { IfNamedTaken } from './use-decisions.ts';

/** What is wrong with a row. */
interface ListFault {
  readonly code: string;
  readonly severity: 'error' | 'warning';
}

/** The types that a product brings to its lists. */
export interface ListTypes {
  readonly fault: ListFault;
  readonly repair: Repair;
  /** What a row asks for beside its texts; null: nothing. */
  readonly asked: unknown;
  /** What the product tells of each plate of a list; null: nothing. */
  readonly note: unknown;
}

/** A list whose rows can only be given other wells. */
export interface PlainList<Fault extends ListTypes['fault']> extends ListTypes {
  readonly fault: Fault;
  readonly repair: ListTypes['repair'] & { readonly kind: 'position' };
  readonly asked: null;
  readonly note: null;
}

/** Why a row finds no place. */
export type ListNoPlace = NoPlace | 'too_many';

export type KindOf<T extends ListTypes> = T['repair']['kind'];

/** One row as it was pasted, and as it would be added. */
export interface PreviewRow<T extends ListTypes> {
  readonly row: ListRow<T['asked']>;
  readonly name: string;
  readonly sequence: string;
  /** The repairs that were made, in their order. */
  readonly made: readonly KindOf<T>[];
  /** The repairs that could still be made. */
  readonly offered: readonly T['repair'][];
  readonly faults: readonly T['fault'][];
  /** "A01"; null when the row found no place. */
  readonly place: string | null;
  /** The well that it names, where it would stand in another one. */
  readonly movedFrom: string | null;
  /** The plate it would go to, where there are several. */
  readonly plateName: string | null;
  readonly noPlace: ListNoPlace | null;
  /** What its well holds and would lose, by its name; absent: the well is free, or holds just this. */
  readonly replaces?: string;
  /** Its well holds just this already: nothing is added. */
  readonly isThere?: boolean;
}

/** A line that is not added, with the sheet it is in where there are several. */
export interface PreviewIgnored extends IgnoredLine {
  readonly sheetName: string | null;
}

/** A plate as it would be; `fresh` are the wells that are filled by adding. */
export interface PlatePicture {
  readonly name: string;
  readonly filled: number;
  readonly states: ReadonlyMap<number, WellState>;
  readonly fresh: ReadonlySet<number>;
}

/** The lists of 384 wells among those that are added to a product of 96. */
export interface LargerPlates {
  readonly named: number;
  readonly outside: number;
  /** How many plates of 96 each way makes, and how many of them hold too little to be ordered. */
  readonly plates: Readonly<Record<LargerPlateWay, { readonly count: number; readonly tooFew: number }>>;
}

/** What the added rows cost beside what is there. */
export interface AddedCost {
  readonly added: Money;
  /** So many at each price; null where rows that were there get another price, too. */
  readonly parts: readonly { readonly count: number; readonly each: Money }[] | null;
}

/** How the header of one sheet was understood, or of several that are alike. */
export interface ColumnsRead {
  /** The sheets by their places in the source; the names are null where there is only one. */
  readonly sheets: readonly { readonly at: number; readonly name: string | null }[];
  readonly headings: readonly string[];
  readonly read: readonly { readonly column: SheetColumn; readonly heading: string }[];
  readonly notRead: readonly string[];
  /** So many lists stood side by side, and all were read; 1 where there is one. */
  readonly blocks: number;
  readonly chosen: ChosenColumns | null;
}

/** What the product worked out: each row where it would stand, and the plates around them. */
export interface WorkedRows<T extends ListTypes> {
  readonly rows: readonly PreviewRow<T>[];
  /** Names of the plates that rows go to; empty for tubes. */
  readonly plateNames: readonly string[];
  /** The first of these plates. */
  readonly pictures: readonly PlatePicture[];
  /** Rows whose well another row names before them, and how many plates the list looks like. */
  readonly namedAgain: { readonly rows: number; readonly plates: number | null };
  /** Rows without a place that another well would help. */
  readonly wrongWells: number;
  /** Rows that name a well that holds something else already, whatever becomes of them. */
  readonly takenWells: number;
  /** What becomes of them, as it was chosen or until it is; see `ifNamedTaken`. */
  readonly ifTaken: IfNamedTaken;
  /** Most rows of the list are on the plate already, or were. */
  readonly isNewerVersion: boolean;
  /** Lists of 384 wells; null where there are none. */
  readonly larger: LargerPlates | null;
  /** Plates whose names cannot be ordered as the list gives them, each with the sentence. */
  readonly nameFaults: readonly { readonly plateName: string; readonly sentence: string }[];
  readonly notes: readonly NonNullable<T['note']>[];
}

/**
 * What pressing Add would do; nothing is dropped without a reason. Counts are of all rows, `rows` are the first of
 * them.
 */
export interface Preview<T extends ListTypes> extends Omit<WorkedRows<T>, 'wrongWells'> {
  /** The first rows that have an error or no place. */
  readonly faultyRows: readonly PreviewRow<T>[];
  /** The first rows that somebody has to decide about, and the row that is being edited. */
  readonly asks: readonly PreviewRow<T>[];
  readonly askCount: number;
  readonly leftOut: readonly ListRow<T['asked']>[];
  readonly leftOutCount: number;
  readonly ignored: readonly PreviewIgnored[];
  readonly skipped: readonly SkippedSheet[];
  /** The keys of rows that the workbook does not show. */
  readonly hidden: readonly string[];
  /** Sheets that were read from different columns stand apart; those without a header are left out. */
  readonly columns: readonly ColumnsRead[];
  /** How many rows ask for each repair that can be made in all of them, ticked or not. */
  readonly offered: ReadonlyMap<KindOf<T>, number>;
  /** Rows and lines that are news, all of them: the sum of the figures from `unchanged` to `ignoredLines`. */
  readonly read: number;
  readonly placed: number;
  /** Placed as they are, without an error. */
  readonly unchanged: number;
  /** Placed with a repair, without an error. */
  readonly repaired: number;
  readonly faulty: number;
  /** Rows that say what their wells hold already. */
  readonly there: number;
  readonly notPlaced: number;
  /** Lines that are no rows, rows that were left out, and what skipped sheets hold. */
  readonly ignoredLines: number;
  /** Rows that are not left out. */
  readonly rowCount: number;
  /** Null where there is no price. */
  readonly cost: AddedCost | null;
}
