import { err, ok, type Result } from '@cutsite/domain/result';
import type { SheetTable } from '@cutsite/domain/sheet';
import { fileLimits } from '../files/file-limits.ts';
import type { FileRefusal } from '../files/file-refusal.ts';
import { inspectWorkbook } from './inspect-workbook.ts';

/**
 * Whether the cells together hold too much; a text used in many cells counts each time, because it is read each time.
 */
function holdsTooMuch(tables: readonly SheetTable[]): boolean {
  let characters = 0;
  return tables.some(({ cells }) =>
    cells.some((row) => {
      for (const cell of row) characters += cell.length;
      return characters > fileLimits.characters;
    }),
  );
}

/** A sheet as the library gives it, as far as it is looked at. */
interface ReadSheet {
  readonly rows: readonly (readonly CellContent[])[];
  /** By "row,column". */
  readonly cells?: ReadonlyMap<string, { readonly value: unknown; readonly formula?: string }>;
}

/** Cells as text, without the empty rows that a program leaves at the end. */
function textOf({ rows, cells }: ReadSheet): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== undefined && cell !== ''));
  const texts = rows.slice(0, last + 1).map((row) => row.map(cellText));
  // Programs that write workbooks without computing them leave formulas without a result: shown as they are, not as
  // blank.
  for (const [place, { value, formula }] of cells ?? []) {
    if (formula === undefined || formula === '' || (value !== null && value !== undefined)) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    const line = texts[row];
    if (line !== undefined) line[column] = `=${formula}`;
  }
  return texts;
}

function hiddenRows(rows: ReadonlyMap<number, { readonly hidden?: boolean }> | undefined): ReadonlySet<number> {
  return new Set([...(rows ?? [])].filter(([, { hidden }]) => hidden === true).map(([row]) => row));
}

/**
 * Reads the cells of an XLSX workbook, each sheet by its name. This is the port: no other file knows which library
 * reads workbooks, and the library is loaded when it is first called.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<readonly SheetTable[], FileRefusal>> {
  const fault = await inspectWorkbook(bytes);
  if (fault !== null) return err(fault);
  const { readXlsx } = await import('hucre/xlsx');
  let tables: readonly SheetTable[];
  try {
    const workbook = await readXlsx(bytes);
    tables = workbook.sheets.map((sheet) => ({
      name: sheet.name,
      cells: textOf(sheet),
      isHidden: sheet.hidden === true || sheet.veryHidden === true,
      hiddenRows: hiddenRows(sheet.rowDefs),
    }));
  } catch {
    // Whatever the library stumbled over: the file passed the checks, so it is no attack that is known here.
    return err('damaged');
  }
  if (tables.length === 0) return err('no_sheets');
  return holdsTooMuch(tables) ? err('too_much') : ok(tables);
}

/** What a cell of a workbook holds, as its reader gives it. */
type CellContent = string | number | boolean | Date | null | undefined;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A cell as the spreadsheet shows it. A date comes back as 1-Mar: that is what a spreadsheet makes of the gene names
 * MARCH1 and MARC1, and the text must stay recognisable.
 */
function cellText(content: CellContent): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Date) return `${content.getUTCDate()}-${months[content.getUTCMonth()] ?? ''}`;
  if (typeof content === 'boolean') return content ? 'TRUE' : 'FALSE';
  return String(content);
}
