import { err, ok, type Result } from '../result/index.ts';
import { isOneLine } from '../text/index.ts';

/** Characters. */
const longest = 50;

/** A cost centre as it is kept, null when it is cleared, or the sentence why it cannot be taken. Texts of ours. */
export function readCostCentre(typed: string | null): Result<string | null, string> {
  const text = typed?.trim() ?? '';
  if (text === '') return ok(null);
  if (Array.from(text).length > longest) return err(`Cost centre must be ${longest} or fewer characters.`);
  if (!isOneLine(text)) return err('Cost centre must not contain line breaks or control characters.');
  return ok(text);
}
