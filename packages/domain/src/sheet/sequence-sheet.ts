import type { SheetModification } from './cell-reading.ts';
import type { ChosenColumns, ColumnPlaces, SheetColumn } from './columns/sheet-columns.ts';

/** How the rows lie in a sheet: one to a line, one to a FASTA record, or one to a cell of a plate. */
export type SheetLayout = 'rows' | 'fasta' | 'plate_grid';

/** Words for gene editor, amount and purification. */
export interface SettingTexts {
  readonly nuclease?: string;
  readonly amount?: string;
  readonly purification?: string;
}

/** A row as the sheet has it; nothing is checked or mended yet. */
export interface SheetRow {
  /** Counted from one, as a spreadsheet does. */
  readonly line: number;
  readonly name: string;
  readonly sequence: string;
  /** As written; null where the sheet names no well for it. */
  readonly well: string | null;
  /** Null where the sheet doesn't say. */
  readonly modifications: SheetModification | null;
  /** What the line asks for in the columns of our own exports, as written; left out where it asks for nothing. */
  readonly settings?: SettingTexts;
  /** The plate that the line itself names; left out where it names none. */
  readonly plate?: string;
  /** The workbook does not show the line. */
  readonly isHidden?: boolean;
}

/** Why a line is not among the rows. */
export type IgnoredReason =
  | 'blank'
  | 'above_header'
  | 'header'
  | 'units'
  | 'comment'
  | 'outside_grid'
  | 'empty_well'
  | 'no_name_and_sequence'
  | 'too_long'
  | 'modifications_not_understood';

export interface IgnoredLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: IgnoredReason;
}

export interface SequenceSheet {
  readonly layout: SheetLayout;
  readonly rows: readonly SheetRow[];
  /** Every line that is not a row, in order, with the reason: nothing is dropped in silence. */
  readonly ignored: readonly IgnoredLine[];
  readonly hasHeader: boolean;
  readonly columns: ColumnPlaces;
  /** The cells of the header; empty without one. */
  readonly headings: readonly string[];
  /** Headings of columns that were not read; empty without a header. */
  readonly otherHeadings: readonly string[];
  /** So many blocks of columns stood side by side, and all were read; left out where there was one. */
  readonly blocks?: number;
}

/** A list of one plate, and the plate's name where the list says it. */
export interface NamedPart {
  readonly name: string | null;
  readonly sheet: SequenceSheet;
}

/** Why a sheet cannot be read at all. */
export type SheetFault =
  | { readonly code: 'no_rows' }
  | { readonly code: 'hidden' }
  /** A line of so many cells is no row of a list. */
  | { readonly code: 'too_wide'; readonly line: number; readonly cells: number }
  | {
      readonly code: 'columns_missing';
      readonly missing: readonly SheetColumn[];
      /** The cells of what looks like the header; empty where the list begins at once. */
      readonly headings: readonly string[];
      /** The columns that are probably meant; null where no column holds sequences. */
      readonly suggested: ChosenColumns | null;
    }
  | { readonly code: 'columns_named_twice'; readonly columns: readonly SheetColumn[] };

export interface SheetOptions {
  /** An uploaded file needs a header with name and sequence columns (LI-1); a paste needs none. */
  readonly headerRequired?: boolean;
  /** The columns that the customer named, in place of those that their headings name. */
  readonly columns?: ChosenColumns;
  /** The number of the first line, where the lines are a part of a sheet; 1 if left out. */
  readonly firstLine?: number;
}

/** No name and no sequence comes near it: what is longer is a file of another kind, and would be drawn base by base. */
export const maxCellLength = 1_000;
/** Cells in a line at most, ten times those of a plate of 384 wells with its letters: what has more is no list. */
export const maxColumns = 256;
/** So much of it is kept to be shown. */
const shownOfTooLong = 60;

/** Whether a row is none, because its name or its sequence is endless. */
export const isTooLong = ({ name, sequence }: Pick<SheetRow, 'name' | 'sequence'>): boolean =>
  name.length > maxCellLength || sequence.length > maxCellLength;

/** The beginning of a cell, for showing what was left out. */
export function beginning(cell: string): string {
  return cell.length > shownOfTooLong ? `${cell.slice(0, shownOfTooLong)}…` : cell;
}
