import { err, ok, type Result } from '@cutsite/domain/result';
import {
  type ChosenColumns,
  type ReadSheets,
  readSheets,
  type SheetFault,
  type SheetReading,
  type SheetTable,
  sheetFaultMessage,
} from '@cutsite/domain/sheet';
import { fileLimits } from '../../platform/sheets/files/file-limits.ts';
import { fileRefusalMessages } from '../../platform/sheets/files/file-refusal.ts';
import { readFile, readText } from '../../platform/sheets/read-file.ts';
import type { OnProgress } from '../../platform/sheets/split-text.ts';

/** How a list is read that does not say what its columns are. */
export interface Reading {
  readonly columns?: ChosenColumns;
  /** A file without a header, read by what its columns hold, as a paste is. */
  readonly withoutHeader?: boolean;
  /** The place of the column with the genes in a table of several, from 0. */
  readonly geneColumn?: number;
  /** Sheets that are read as the customer said of them, by their places. */
  readonly ofSheets?: ReadonlyMap<number, SheetReading>;
}

/** Where rows come from: the methods paste and upload (GR-21). */
export type Source = Reading &
  ({ readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly files: readonly File[] });

/** The sentence that says why a list cannot be read. */
export interface Refusal {
  readonly sentence: string;
  /**
   * The cells of its header, where the customer can say which columns are meant; empty: it has none. Null: that is no
   * way on.
   */
  readonly headings: readonly string[] | null;
  readonly suggested: ChosenColumns | null;
}

export const refusal = (sentence: string): Refusal => ({ sentence, headings: null, suggested: null });

function refusalOf(fault: SheetFault): Refusal {
  const sentence = sheetFaultMessage(fault);
  if (fault.code !== 'columns_missing') return refusal(sentence);
  return { sentence, headings: fault.headings, suggested: fault.suggested };
}

/** A file's name without its ending: what a plate is called whose sheet has no name of its own. */
const stem = (name: string): string => name.replace(/\.[^.]{1,8}$/, '');

const isUnnamed = (sheet: string | null): boolean => sheet === null || /^(Sheet|$)/.test(sheet.trim());

/** The sheets of one file; of several files, those without a name are called after theirs. */
async function readOneFile(
  file: File,
  isOneOfSeveral: boolean,
  onProgress?: OnProgress,
): Promise<Result<readonly SheetTable[], string>> {
  // Refused by its size, before any of it is in memory.
  const tables: Awaited<ReturnType<typeof readFile>> =
    file.size > fileLimits.bytes
      ? err('too_large')
      : await readFile(new Uint8Array(await file.arrayBuffer()), onProgress);
  if (!tables.ok) {
    const sentence = fileRefusalMessages[tables.error];
    return err(isOneOfSeveral ? `${file.name}: ${sentence}` : sentence);
  }
  const named = tables.value.map((table) => (isUnnamed(table.name) ? { ...table, name: stem(file.name) } : table));
  return ok(isOneOfSeveral ? named : tables.value);
}

async function readFiles(
  files: readonly File[],
  onProgress: OnProgress = () => {},
): Promise<Result<readonly SheetTable[], string>> {
  const tables: SheetTable[] = [];
  for (const [at, file] of files.entries()) {
    const read = await readOneFile(file, files.length > 1, (share) => onProgress((at + share) / files.length));
    if (!read.ok) return read;
    tables.push(...read.value);
  }
  return ok(tables);
}

/** The cells of a source, whatever they hold; the sentence says why it cannot be read. */
export async function readTables(
  source: Source,
  onProgress?: OnProgress,
): Promise<Result<readonly SheetTable[], string>> {
  if (source.kind === 'file') return readFiles(source.files, onProgress);
  const text = await readText(source.text, onProgress);
  return text.ok ? text : err(fileRefusalMessages[text.error]);
}

/**
 * Reads a source into rows, or says why it cannot be read. Of several files none is left out: all are read, or none.
 */
export async function readSource(source: Source, onProgress?: OnProgress): Promise<Result<ReadSheets, Refusal>> {
  const tables = await readTables(source, onProgress);
  if (!tables.ok) return err(refusal(tables.error));
  // An uploaded file needs a header with name and sequence columns (LI-1).
  const headerRequired = source.kind === 'file' && source.withoutHeader !== true;
  const options = { headerRequired, ...(source.columns && { columns: source.columns }) };
  const read = readSheets(tables.value, options, source.ofSheets);
  return read.ok ? ok(read.value) : err(refusalOf(read.error));
}
