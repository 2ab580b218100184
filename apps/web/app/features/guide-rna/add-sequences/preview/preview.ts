import type { NoPlace, PlateFault, Proposal, ProposalKind, RowFault } from '@cutsite/domain/guide-rna';
import type { Money } from '@cutsite/domain/money';
import type { ChosenColumns, IgnoredLine, SheetColumn, SkippedSheet } from '@cutsite/domain/sheet';
import type { WellState } from '@cutsite/ui/plate-grid';
import type { LargerPlates } from './plate-parts.ts';
import type { PlateSettings } from './plate-settings.ts';
import type { RowToAdd } from './rows-to-add.ts';

/** One row as it was pasted, and as it would be added. */
export interface PreviewRow {
  readonly row: RowToAdd;
  readonly name: string;
  readonly sequence: string;
  /** The repairs that were made, in their order. */
  readonly made: readonly ProposalKind[];
  /** The repairs that could still be made. */
  readonly offered: readonly Proposal[];
  readonly faults: readonly RowFault[];
  /** "A01"; null when the row found no place. */
  readonly place: string | null;
  /** The well that it names, where it would stand in another one. */
  readonly movedFrom: string | null;
  /** The plate it would go to, where there are several. */
  readonly plateName: string | null;
  readonly noPlace: NoPlace | 'too_many' | null;
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

/** What the added guides cost beside what is there; `each` where every one of them costs the same. */
export interface AddedCost {
  readonly guides: number;
  readonly added: Money;
  readonly each: Money | null;
}

/** How the header of the first list was understood. */
export interface ColumnsRead {
  readonly headings: readonly string[];
  readonly read: readonly { readonly column: SheetColumn; readonly heading: string }[];
  readonly notRead: readonly string[];
  readonly chosen: ChosenColumns | null;
}

/** What pressing Add would do; nothing is dropped without a reason. Counts are of all rows, `rows` are the first of them. */
export interface Preview {
  readonly rows: readonly PreviewRow[];
  /** The first rows that have an error or no place. */
  readonly faultyRows: readonly PreviewRow[];
  /** The first rows that somebody has to decide about, and the row that is being edited. */
  readonly asks: readonly PreviewRow[];
  readonly askCount: number;
  readonly leftOut: readonly RowToAdd[];
  readonly leftOutCount: number;
  readonly ignored: readonly PreviewIgnored[];
  readonly skipped: readonly SkippedSheet[];
  /** The keys of rows that the workbook does not show. */
  readonly hidden: readonly string[];
  /** Null where the list has no header. */
  readonly columns: ColumnsRead | null;
  /** How many rows ask for each repair that can be made in all of them, ticked or not. */
  readonly offered: ReadonlyMap<ProposalKind, number>;
  /** Rows whose well another row names before them, and how many plates the list looks like. */
  readonly namedAgain: { readonly rows: number; readonly plates: number | null };
  /** Lists of 384 wells; null where there are none. */
  readonly larger: LargerPlates | null;
  readonly read: number;
  readonly placed: number;
  readonly fine: number;
  readonly faulty: number;
  readonly repaired: number;
  readonly notPlaced: number;
  readonly ignoredLines: number;
  /** Names of the plates that rows go to; empty for tubes. */
  readonly plateNames: readonly string[];
  /** The first of these plates. */
  readonly pictures: readonly PlatePicture[];
  /** Plates whose names cannot be ordered as the list gives them. */
  readonly nameFaults: readonly { readonly plateName: string; readonly fault: PlateFault }[];
  /** Plates for which the list asks for settings of their own. */
  readonly settings: readonly PlateSettings[];
  /** The first words for editor, amount or purification that name nothing that is offered. */
  readonly notUnderstood: readonly string[];
  /** Null where there is no price. */
  readonly cost: AddedCost | null;
}
