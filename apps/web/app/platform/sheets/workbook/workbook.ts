import { err, ok, type Result } from '@cutsite/domain/result';
import type { SheetTable } from '@cutsite/domain/sheet';
import { fileLimits } from '../file-limits.ts';
import type { FileRefusal } from '../file-refusal.ts';
import { type CellContent, cellText } from './cell-text.ts';
import { inspectWorkbook } from './inspect-workbook.ts';

/** Whether the cells together hold too much; a text used in many cells counts each time, because it is read each time. */
function holdsTooMuch(tables: readonly SheetTable[]): boolean {
  let characters = 0;
  return tables.some(({ cells }) =>
    cells.some((row) => {
      for (const cell of row) characters += cell.length;
      return characters > fileLimits.characters;
    }),
  );
}

/** Cells as text, without the empty rows that a program leaves at the end. */
function textOf(rows: readonly (readonly CellContent[])[]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== undefined && cell !== ''));
  return rows.slice(0, last + 1).map((row) => row.map(cellText));
}

/**
 * Reads the cells of an XLSX workbook, each sheet by its name. This is the port: no other file knows which library reads
 * workbooks, and the library is loaded when it is first called.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<readonly SheetTable[], FileRefusal>> {
  const fault = await inspectWorkbook(bytes);
  if (fault !== null) return err(fault);
  const { readXlsx } = await import('hucre/xlsx');
  let tables: readonly SheetTable[];
  try {
    const workbook = await readXlsx(bytes);
    tables = workbook.sheets.map(({ name, rows }) => ({ name, cells: textOf(rows) }));
  } catch {
    // Whatever the library stumbled over: the file passed the checks, so it is no attack that is known here.
    return err('damaged');
  }
  if (tables.length === 0) return err('no_sheets');
  return holdsTooMuch(tables) ? err('too_much') : ok(tables);
}
