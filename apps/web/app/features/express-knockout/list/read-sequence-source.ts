import { type ReadLines, readExpressLines } from '@cutsite/domain/express-knockout';
import { err, ok, type Result } from '@cutsite/domain/result';
import { type Refusal, readTables, refusal, type Source } from '../../../builder/list-import/read-source.ts';

/** What is kept of a list that was refused. */
export const nothingRead: ReadLines = { texts: [], beyond: 0, column: null };

/** Reads a list of sequences: a text as it stands, files cell by cell, a row a line. */
export async function readSequenceSource(
  source: Source,
  onProgress?: (share: number) => void,
): Promise<Result<ReadLines, Refusal>> {
  if (source.kind === 'text') return ok(readExpressLines(source.text));
  const tables = await readTables(source, onProgress);
  if (!tables.ok) return err(refusal(tables.error));
  const rows = tables.value.flatMap(({ cells }) => cells.map((row) => row.join('\t')));
  return ok(readExpressLines(rows.join('\n')));
}
