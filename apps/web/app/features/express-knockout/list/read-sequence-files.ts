import { err, ok, type Result } from '@cutsite/domain/result';
import { readTables } from '../../../builder/list-import/read-source.ts';

/** The cells of files as text, a row a line; the sentence says why one cannot be read. */
export async function readSequenceFiles(files: readonly File[]): Promise<Result<string, string>> {
  const read = await readTables({ kind: 'file', files });
  if (!read.ok) return err(read.error);
  const rows = read.value.flatMap(({ cells }) => cells.map((row) => row.join('\t')));
  return ok(rows.join('\n'));
}
