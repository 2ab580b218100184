import type { Cell, CellRange } from './cell-range.ts';

/** What a table of cells does to the rows of the product; each is one undoable step. */
export interface CellEdits<Row, Column> {
  /** What stands in a cell now. */
  readonly text: (cell: Cell<Row, Column>) => string;
  /** Writes into one cell; letters of one edit are one step. */
  readonly write: (cell: Cell<Row, Column>, text: string) => void;
  /** An edit is over: the next letter starts a step of its own. */
  readonly endStep: () => void;
  readonly clear: (range: CellRange<Row, Column>, verb?: 'clear' | 'cut') => void;
  readonly fillDown: (range: CellRange<Row, Column>) => void;
  /** The cells as rows of a spreadsheet; null when all of them are empty. */
  readonly copy: (range: CellRange<Row, Column>) => string | null;
  /**
   * False when the text is none for cells here, and is left to the field or the page. `intoCells`: a range is selected,
   * or a choice, so that it cannot be meant for the text of a field.
   */
  readonly paste: (text: string, range: CellRange<Row, Column>, intoCells: boolean) => boolean;
}
