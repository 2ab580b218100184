import { err, ok, type Result } from '@cutsite/domain/result';
import { type ReadSheets, readSheets, sheetFaultMessage } from '@cutsite/domain/sheet';
import { fileRefusalMessages } from '../../../../platform/sheets/file-refusal.ts';
import { readFile, readText } from '../../../../platform/sheets/read-file.ts';
import type { OnProgress } from '../../../../platform/sheets/split-text.ts';

/** Where rows come from: the methods paste and upload (Specification 1 §2). */
export type Source = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly file: File };

/** Reads a source into rows, or into the sentence that says why it cannot be read. */
export async function readSource(source: Source, onProgress?: OnProgress): Promise<Result<ReadSheets, string>> {
  const isFile = source.kind === 'file';
  const tables = isFile
    ? await readFile(new Uint8Array(await source.file.arrayBuffer()), onProgress)
    : await readText(source.text, onProgress);
  if (!tables.ok) return err(fileRefusalMessages[tables.error]);
  // An uploaded file needs a header with name and sequence columns (Specification 1 §5).
  const read = readSheets(tables.value, { headerRequired: isFile });
  return read.ok ? ok(read.value) : err(sheetFaultMessage(read.error));
}
