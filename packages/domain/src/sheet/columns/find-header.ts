import { looksLikeSequence } from '../cell-reading.ts';
import type { SheetOptions } from '../sequence-sheet.ts';
import { chosenVocabulary, exactVocabulary, looseVocabulary, type Vocabulary } from './vocabulary.ts';

type Lines = readonly (readonly string[])[];

/** A header may stand below a title or two, not further down. */
export const linesToHeader = 10;

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
  for (const [at, cells] of lines.slice(0, linesToHeader).entries()) {
    const named = cells.flatMap((cell) => vocabulary(cell)?.column ?? []);
    if (!named.includes('sequence') && !(named.includes('name') && named.includes('well'))) continue;
    if (best === null || named.length > best.headings) best = { at, headings: named.length };
  }
  return best?.at ?? null;
}

/**
 * The words for the header of a list: a file is held to those of our own templates, and where its header has both a
 * name and a sequence column in other words that are known, to these (LI-1).
 */
export function headerVocabulary(lines: Lines, options: SheetOptions): Vocabulary {
  const own = vocabularyOf(options);
  if (own !== exactVocabulary || namesBoth(lines, own) || !namesBoth(lines, looseVocabulary)) return own;
  return looseVocabulary;
}

function namesBoth(lines: Lines, vocabulary: Vocabulary): boolean {
  const at = findHeader(lines, vocabulary);
  const named = at === null ? [] : (lines[at] ?? []).map((cell) => vocabulary(cell)?.column);
  return named.includes('name') && named.includes('sequence');
}

/** A heading of sequences in words that no list of ours knows. */
export const aboutSequences =
  /\b(sequences?|seq|target|spacer|protospacer|guide|s?grna|crrna|oligo|barcode|bases|sequenz|s\u00e9quence|secuencia|sequenza)\b/i;

/**
 * The place of a header whose words are not known: the first line that holds something, or the one above the first
 * sequence, below a title. Its cell above the sequences speaks of them and holds none. Null where there is none.
 */
export function findUnknownHeader(lines: Lines, sequence: number | null): number | null {
  const isFilled = (line: readonly string[]) => line.some((cell) => cell !== '');
  const first = lines.findIndex(isFilled);
  const below = lines.slice(0, linesToHeader + 1).findIndex((line) => line.some(looksLikeSequence));
  const above = below === -1 ? -1 : lines.slice(0, below).findLastIndex(isFilled);
  const at = [first, above].find((place) => isUnknownHeader(lines[place] ?? [], sequence));
  return at === undefined || !lines.slice(at + 1).some(isFilled) ? null : at;
}

/** Whether the cell of a line above the sequences speaks of them, and no cell is one. */
function isUnknownHeader(line: readonly string[], sequence: number | null): boolean {
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
