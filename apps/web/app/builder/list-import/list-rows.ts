import type { ReadSheets, SheetRow } from '@cutsite/domain/sheet';

/** What a customer can change of a row before it is added. */
export interface RowText {
  readonly name: string;
  readonly sequence: string;
  /** As written; null where the row names none. */
  readonly well: string | null;
}

/** A row of the list, as it was read or as it was edited in the preview. */
export interface ListRow<Asked> extends RowText {
  /** The same for the same row, however the list around it changes. */
  readonly key: string;
  readonly line: number;
  readonly sheet: number;
  /** What it asks for beside its texts. */
  readonly asked: Asked;
  readonly edited: boolean;
  /** The workbook does not show it. */
  readonly isHidden: boolean;
}

export interface RowsToAdd<Asked> {
  readonly rows: readonly ListRow<Asked>[];
  /** Rows that the customer left out. */
  readonly leftOut: readonly ListRow<Asked>[];
  /** Rows beyond what is added at once. */
  readonly tooMany: readonly ListRow<Asked>[];
}

/** What the customer decided about single rows, by their keys. */
export interface RowDecisions {
  readonly leftOut: ReadonlySet<string>;
  readonly edits: ReadonlyMap<string, RowText>;
}

/** More rows are not added at once: a hundred plates of 96. What is beyond is shown as not added. */
export const maxRowsAtOnce = 9_600;

/**
 * The rows of all sheets, with the customer's decisions. A row is known by what it says, and by how many rows before it
 * say the same, so that a decision outlasts a change elsewhere in the list.
 */
export function rowsToAdd<Asked>(
  { sheets }: ReadSheets,
  { leftOut, edits }: RowDecisions,
  askedOf: (row: SheetRow) => Asked,
): RowsToAdd<Asked> {
  const rows: ListRow<Asked>[] = [];
  const left: ListRow<Asked>[] = [];
  const tooMany: ListRow<Asked>[] = [];
  const alike = new Map<string, number>();
  for (const [sheet, { sheet: read }] of sheets.entries()) {
    for (const from of read.rows) {
      const { line, name, sequence, well, isHidden = false } = from;
      const words = `${sheet}\t${well ?? ''}\t${name}\t${sequence}`;
      const before = alike.get(words) ?? 0;
      alike.set(words, before + 1);
      const key = before === 0 ? words : `${words}\t${before}`;
      const edit = edits.get(key);
      const text = edit ?? { name, sequence, well };
      const row = { ...text, key, line, sheet, asked: askedOf(from), edited: edit !== undefined, isHidden };
      if (leftOut.has(key)) left.push(row);
      else if (rows.length < maxRowsAtOnce) rows.push(row);
      else tooMany.push(row);
    }
  }
  return { rows, leftOut: left, tooMany };
}
