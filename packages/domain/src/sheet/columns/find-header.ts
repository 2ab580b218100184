import { looksLikeSequence } from '../cell-reading.ts';
import type { SheetOptions } from '../sequence-sheet.ts';
import { chosenVocabulary, exactVocabulary, looseVocabulary, type Vocabulary } from './vocabulary.ts';

type Lines = readonly (readonly string[])[];

/** A header may stand below a title or two, not further down. */
const headerWithin = 10;

/**
 * The headings that count in a sheet: those that the customer chose, those that a file must have, or any that are
 * known.
 */
export function vocabularyOf({ columns, headerRequired = false }: SheetOptions): Vocabulary {
  if (columns !== undefined) return chosenVocabulary(columns);
  return headerRequired ? exactVocabulary : looseVocabulary;
}

/** The place of the line with the most headings, of several the first: a title may be one of their words. */
export function findHeader(lines: Lines, vocabulary: Vocabulary): number | null {
  let best: { readonly at: number; readonly headings: number } | null = null;
  for (const [at, cells] of lines.slice(0, headerWithin).entries()) {
    const named = cells.flatMap((cell) => vocabulary(cell)?.column ?? []);
    if (!named.includes('sequence') && !(named.includes('name') && named.includes('well'))) continue;
    if (best === null || named.length > best.headings) best = { at, headings: named.length };
  }
  return best?.at ?? null;
}

/** A heading of sequences in words that no list of ours knows. */
export const aboutSequences =
  /\b(sequences?|seq|target|spacer|protospacer|guide|s?grna|crrna|oligo|barcode|bases|sequenz|s\u00e9quence|secuencia|sequenza)\b/i;

/**
 * Whether the first line that holds something is a header whose words are not known: its cell above the sequences
 * speaks of them and holds none.
 */
export function isUnknownHeader(line: readonly string[], sequence: number | null): boolean {
  const heading = sequence === null ? '' : (line[sequence] ?? '');
  return heading.length <= 80 && aboutSequences.test(heading.replace(/[_.-]/g, ' ')) && !line.some(looksLikeSequence);
}

/**
 * What looks like the header of a list that names no columns: the line above its first sequence. Empty where there is
 * none.
 */
export function presumedHeadings(lines: Lines): readonly string[] {
  const first = lines.findIndex((cells) => cells.some(looksLikeSequence));
  const above = (first === -1 ? lines : lines.slice(0, first)).filter((cells) => cells.some((cell) => cell !== ''));
  return (first === -1 ? above[0] : above.at(-1)) ?? [];
}
