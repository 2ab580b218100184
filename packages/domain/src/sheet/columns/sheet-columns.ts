/** What a column of a sequence sheet can hold. */
export type SheetColumn =
  | 'name'
  /** The gene before a name that is a number only; found by what the columns hold. */
  | 'gene'
  | 'sequence'
  | 'well'
  | 'wellRow'
  | 'wellColumn'
  | 'modifications'
  | 'plate'
  | 'project'
  | 'nuclease'
  | 'amount'
  | 'purification';

/** Column numbers, counted from zero; null where the sheet has no such column. */
export type ColumnPlaces = Readonly<Record<SheetColumn, number | null>>;

export const noColumns: ColumnPlaces = {
  name: null,
  gene: null,
  sequence: null,
  well: null,
  wellRow: null,
  wellColumn: null,
  modifications: null,
  plate: null,
  project: null,
  nuclease: null,
  amount: null,
  purification: null,
};

/** Columns that a customer names by their headings; null: the list has no such column. */
export interface ChosenColumns {
  readonly sequence: string;
  readonly name: string | null;
  readonly well: string | null;
}
