import { err, ok, type Result } from '@cutsite/domain/result';
import {
  type ChosenColumns,
  type ReadSheets,
  readSheets,
  type SheetFault,
  sheetFaultMessage,
} from '@cutsite/domain/sheet';
import { fileRefusalMessages } from '../../../../platform/sheets/file-refusal.ts';
import { readFile, readText } from '../../../../platform/sheets/read-file.ts';
import type { OnProgress } from '../../../../platform/sheets/split-text.ts';

/** How a list is read that does not say what its columns are. */
export interface Reading {
  readonly columns?: ChosenColumns;
  /** A file without a header, read by what its columns hold, as a paste is. */
  readonly withoutHeader?: boolean;
}

/** Where rows come from: the methods paste and upload (Specification 1 §2). */
export type Source = Reading &
  ({ readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly file: File });

/** The sentence that says why a list cannot be read. */
export interface Refusal {
  readonly sentence: string;
  /** The cells of its header, where the customer can say which columns are meant; empty: it has none. Null: that is no way on. */
  readonly headings: readonly string[] | null;
  readonly suggested: ChosenColumns | null;
}

export const refusal = (sentence: string): Refusal => ({ sentence, headings: null, suggested: null });

function refusalOf(fault: SheetFault): Refusal {
  const sentence = sheetFaultMessage(fault);
  if (fault.code !== 'columns_missing') return refusal(sentence);
  return { sentence, headings: fault.headings, suggested: fault.suggested };
}

/** Reads a source into rows, or says why it cannot be read. */
export async function readSource(source: Source, onProgress?: OnProgress): Promise<Result<ReadSheets, Refusal>> {
  const isFile = source.kind === 'file';
  const tables = isFile
    ? await readFile(new Uint8Array(await source.file.arrayBuffer()), onProgress)
    : await readText(source.text, onProgress);
  if (!tables.ok) return err(refusal(fileRefusalMessages[tables.error]));
  // An uploaded file needs a header with name and sequence columns (Specification 1 §5).
  const headerRequired = isFile && source.withoutHeader !== true;
  const read = readSheets(tables.value, { headerRequired, ...(source.columns && { columns: source.columns }) });
  return read.ok ? ok(read.value) : err(refusalOf(read.error));
}
