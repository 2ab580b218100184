import { editDistance } from '@cutsite/domain/text';
import type { Pool } from 'pg';

/** Shorter words are near too many others. */
const shortest = 4;
/** So many letters of a word may be wrong, by its length. */
const maxWrong = (word: string): number => (word.length < 6 ? 1 : 2);

/**
 * What somebody may have meant who found nothing: words that no title and no summary has are put right by the nearest
 * that one has, the most frequent first. Null: nothing is near.
 */
export async function suggestWords(pool: Pool, words: string): Promise<string | null> {
  const typed = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (typed.length === 0 || typed.length > 8) return null;
  const { rows } = await pool.query<{ word: string; times: number }>(
    `select word, count(*)::int as times
       from content.published_entry, regexp_split_to_table(lower(title || ' ' || summary), '[^[:alnum:]]+') as word
      where not noindex and length(word) >= ${shortest}
      group by word order by times desc, word`,
  );
  const known = new Set(rows.map(({ word }) => word));
  const meant = typed.map((word) => (known.has(word) ? word : nearest(word, rows)));
  return meant.every((word, at) => word === typed[at]) ? null : meant.join(' ');
}

/** The nearest known word, of those as near the most frequent; the word itself where none is near. */
function nearest(word: string, known: readonly { readonly word: string }[]): string {
  if (word.length < shortest || /\d/.test(word)) return word;
  const most = maxWrong(word);
  const [best] = known
    .map((one) => ({ word: one.word, steps: editDistance(word, one.word, most) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps);
  return best?.word ?? word;
}
