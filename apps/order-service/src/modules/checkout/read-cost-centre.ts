import { err, ok, type Result } from '@cutsite/domain/result';

/** Characters at most; ours. */
const longest = 50;

/** A cost centre as it is kept, null when it is cleared, or the sentence why it cannot be taken. Texts of ours. */
export function readCostCentre(typed: string | null): Result<string | null, string> {
  const text = typed?.trim() ?? '';
  if (text === '') return ok(null);
  if (Array.from(text).length > longest) return err(`Cost centre must be ${longest} or fewer characters.`);
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text))
    return err('Cost centre must not contain line breaks or control characters.');
  return ok(text);
}
