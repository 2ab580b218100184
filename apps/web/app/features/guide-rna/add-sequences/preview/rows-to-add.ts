import { type AskedSettings, askedSettings } from '@cutsite/domain/guide-rna';
import type { ReadSheets } from '@cutsite/domain/sheet';

/** What a customer can change of a row before it is added. */
export interface RowText {
  readonly name: string;
  readonly sequence: string;
  /** As written; null where the row names none. */
  readonly well: string | null;
}

/** A row of the list, as it was read or as it was edited in the preview. */
export interface RowToAdd extends RowText {
  /** The same for the same row, however the list around it changes. */
  readonly key: string;
  readonly line: number;
  readonly sheet: number;
  /** What it asks for beside name and sequence. */
  readonly asked: AskedSettings;
  readonly edited: boolean;
  /** The workbook does not show it. */
  readonly isHidden: boolean;
}

export interface RowsToAdd {
  readonly rows: readonly RowToAdd[];
  /** Rows that the customer left out. */
  readonly leftOut: readonly RowToAdd[];
  /** Rows beyond what is added at once. */
  readonly tooMany: readonly RowToAdd[];
}

/** What the customer decided about single rows, by their keys. */
export interface RowDecisions {
  readonly leftOut: ReadonlySet<string>;
  readonly edits: ReadonlyMap<string, RowText>;
}

/** More guides are not added at once: a hundred plates. What is beyond is shown as not added. */
export const mostRowsAtOnce = 9_600;

/**
 * The rows of all sheets, with the customer's decisions. A row is known by what it says, and by how many rows before it
 * say the same, so that a decision outlasts a change elsewhere in the list.
 */
export function rowsToAdd({ sheets }: ReadSheets, { leftOut, edits }: RowDecisions): RowsToAdd {
  const rows: RowToAdd[] = [];
  const left: RowToAdd[] = [];
  const tooMany: RowToAdd[] = [];
  const alike = new Map<string, number>();
  for (const [sheet, { sheet: read }] of sheets.entries()) {
    for (const from of read.rows) {
      const { line, name, sequence, well, isHidden = false } = from;
      const said = `${sheet}\t${well ?? ''}\t${name}\t${sequence}`;
      const before = alike.get(said) ?? 0;
      alike.set(said, before + 1);
      const key = before === 0 ? said : `${said}\t${before}`;
      const edit = edits.get(key);
      const text = edit ?? { name, sequence, well };
      const row = { ...text, key, line, sheet, asked: askedSettings(from), edited: edit !== undefined, isHidden };
      if (leftOut.has(key)) left.push(row);
      else if (rows.length < mostRowsAtOnce) rows.push(row);
      else tooMany.push(row);
    }
  }
  return { rows, leftOut: left, tooMany };
}
