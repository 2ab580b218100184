import { err, ok, type Result } from '@cutsite/domain/result';
import type { SequenceSheet, SheetRow } from '@cutsite/domain/sheet';
import { loadOnline } from '../../platform/version/not-loaded.ts';

/** Some 2,000 lines. A longer paste, or one of several plates, is shown in the dialog before it is added. */
export const longPaste = 60_000;

/**
 * Reads a paste of one list or one plate in any layout; says so where there is more in it than one plate in view takes.
 * @throws NotLoaded
 */
export async function readPaste(
  text: string,
  isKept: (rows: readonly SheetRow[]) => boolean,
): Promise<Result<SequenceSheet, string> | 'better_looked_at'> {
  // Loaded when it is first used: the order screen opens without it.
  const { readSource } = await loadOnline(() => import('../list-import/read-source.ts'));
  const read = await readSource({ kind: 'text', text });
  if (!read.ok) return err(read.error.sentence);
  const [first, ...others] = read.value.sheets;
  if (first === undefined) return err('No sequences were found.');
  return others.length > 0 || !isKept(first.sheet.rows) ? 'better_looked_at' : ok(first.sheet);
}
