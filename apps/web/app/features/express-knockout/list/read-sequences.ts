import { type ReadLines, readExpressLines } from '@cutsite/domain/express-knockout';
import { err, ok, type Result } from '@cutsite/domain/result';
import { ListReader } from '../../../builder/list-import/list-reader.ts';
import type { Source } from '../../../builder/list-import/read-source.ts';

/** A text of so many characters is read at once; a longer one in a worker, where it makes no page wait (promise P5). */
const maxAtOnce = 100_000;

const newReader = () =>
  new ListReader<ReadLines, ReadLines>(
    () => new Worker(new URL('./sequences.worker.ts', import.meta.url), { type: 'module' }),
  );

/** The sequences of a text or of files, one a line; the sentence says why they cannot be read. */
export async function readSequences(source: Source): Promise<Result<ReadLines, string>> {
  if (source.kind === 'text' && source.text.length <= maxAtOnce) return ok(readExpressLines(source.text));
  const reader = newReader();
  try {
    const read = await reader.ask({ ask: 'read', source });
    return read.ok ? ok(await reader.ask({ ask: 'preview', wanted: null })) : err(read.error.sentence);
  } catch {
    return err('The list could not be read. Please try again.');
  } finally {
    reader.stop();
  }
}
