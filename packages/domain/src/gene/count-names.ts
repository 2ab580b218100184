import type { NamedBy, ResolvedName } from './resolved-name.ts';

/** What became of the names of a list, in numbers. */
export interface NameCounts {
  readonly names: number;
  /** They are names of the list, or ids, in whatever writing. */
  readonly known: number;
  readonly bySynonym: number;
  /** A spreadsheet had changed them, and there is one gene that they were. */
  readonly repaired: number;
  readonly toAsk: number;
  readonly notFound: number;
}

type Answered = keyof Omit<NameCounts, 'names'>;

const countedAs: Readonly<Record<NamedBy, Answered>> = {
  symbol: 'known',
  current_symbol: 'known',
  written_form: 'known',
  ensembl_id: 'known',
  synonym: 'bySynonym',
  spreadsheet_date: 'repaired',
  spreadsheet_number: 'repaired',
};

/** Counts what names turned out to be. Each is counted once, so that the counts add up to the names. */
export function countNames(answers: readonly ResolvedName[]): NameCounts {
  const counts = { names: answers.length, known: 0, bySynonym: 0, repaired: 0, toAsk: 0, notFound: 0 };
  for (const answer of answers) {
    const as =
      answer.status === 'matched' ? countedAs[answer.by] : answer.status === 'ambiguous' ? 'toAsk' : 'notFound';
    counts[as] += 1;
  }
  return counts;
}
