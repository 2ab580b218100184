import { type Synonyms, synonyms } from './synonyms.table.ts';

/** Words typed together are put into other words in so many ways at most. */
const maxVariants = 12;

/** A word as it is compared: `Knock-Out` and `knockout` are one. */
const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const spacesOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Several words are looked for side by side. */
const asSought = (term: string): string => (/[\s-]/.test(term) ? `"${term}"` : term);

interface Found {
  readonly from: number;
  readonly length: number;
  readonly others: readonly string[];
}

/** Where words have a synonym, the longest first. */
function findSynonyms(words: readonly string[], table: readonly Synonyms[]): readonly Found[] {
  const found = table.flatMap(({ terms, typed = [] }) =>
    [...terms, ...typed].flatMap((term) => {
      const sought = spacesOf(term).map(bare);
      return words.flatMap((_, from): readonly Found[] =>
        sought.every((word, index) => bare(words[from + index] ?? '') === word)
          ? [{ from, length: sought.length, others: terms.filter((other) => other !== term) }]
          : [],
      );
    }),
  );
  return found.toSorted((one, other) => other.length - one.length);
}

/**
 * What to look for when somebody types words: these first, and the same with synonyms in the place of words that have
 * some (`gRNA`: `gRNA`, `"guide rna"`, `sgrna` …), each as PostgreSQL's `websearch_to_tsquery` reads it. Whoever uses
 * its signs, `"…"`, `or` and `-…`, has said exactly what is looked for: that alone (CT-97).
 *
 * @returns at least one text, at most twelve
 */
export function searchVariants(typed: string, table: readonly Synonyms[] = synonyms): readonly string[] {
  const words = spacesOf(typed);
  if (words.some((word) => /^-|"/.test(word) || word.toLowerCase() === 'or')) return [typed];
  const variants = new Set([typed]);
  for (const { from, length, others } of findSynonyms(words, table))
    for (const other of others) {
      if (variants.size === maxVariants) return [...variants];
      variants.add([...words.slice(0, from), asSought(other), ...words.slice(from + length)].join(' '));
    }
  return [...variants];
}
