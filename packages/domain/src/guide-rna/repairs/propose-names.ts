import type { RowFaultCode } from '../faults/fault.ts';
import { genesTakenForDate } from '../names/gene-dates.ts';
import { nameGiver, printableName, shortName, tidyName } from '../names/printable-name.ts';
import type { Proposal, ProposalKind, RowToRepair } from './proposal.ts';

/** Which kind of repair answers which fault of a name; a name with several faults is one repair of the first kind. */
const kindOf: Readonly<Partial<Record<RowFaultCode, ProposalKind>>> = {
  name_required: 'name_missing',
  name_characters: 'name_characters',
  name_too_long: 'name_length',
  name_not_unique: 'name_repeated',
  name_exists_in_cart: 'name_repeated',
};

const order: readonly RowFaultCode[] = [
  'name_required',
  'name_characters',
  'name_too_long',
  'name_not_unique',
  'name_exists_in_cart',
];

/** A name for a row that has none, after its place: `guide-A05`. */
function nameOfPlace(row: RowToRepair, at: number): string {
  const place = printableName(row.position).slice(0, 6);
  return `guide-${place === '' ? at + 1 : place}`;
}

/**
 * Quotes and spaces are writing, whichever field they stand in; they are distinguished from a name that becomes another
 * one.
 */
function writingKind(before: string, after: string): 'quotes' | 'spaces' | null {
  if (after !== tidyName(before)) return null;
  return /["'`\u00b4\u2018-\u201f\u2032\u2033]/.test(before) ? 'quotes' : 'spaces';
}

/** The gene that a spreadsheet took for a date; with two of them the customer decides. */
function fromDate(row: RowToRepair, answers: readonly RowFaultCode[], give: (name: string) => string): Proposal[] {
  const genes = genesTakenForDate(row.name);
  return genes.map((gene) => ({
    kind: 'gene_date',
    field: 'name',
    before: row.name,
    after: give(gene),
    answers: ['name_from_date', ...answers],
    certain: genes.length === 1,
  }));
}

/**
 * Names for each row whose name cannot be ordered or is a date that was a gene: printable, at most twenty characters,
 * like no other name of the rows nor of the cart, and like no other name given here. The first of equal names keeps it;
 * an `existing` row keeps it before all others and is offered nothing.
 */
export function proposeForNames(
  rows: readonly RowToRepair[],
  namesInCart: ReadonlySet<string>,
  existing: (row: number) => boolean = () => false,
): readonly (readonly Proposal[])[] {
  const give = nameGiver([...rows.map((row) => row.name.trim()), ...namesInCart]);
  const seen = new Set(rows.filter((_, at) => existing(at)).map((row) => row.name.trim()));
  return rows.map((row, at) => {
    if (existing(at)) return [];
    const trimmed = row.name.trim();
    const isFirst = !seen.has(trimmed);
    seen.add(trimmed);
    const codes = new Set(row.faults.map(({ code }) => code));
    if (isFirst) codes.delete('name_not_unique');
    const answers = order.filter((code) => codes.has(code));
    const kind = answers[0] === undefined ? undefined : kindOf[answers[0]];
    const meant = codes.has('name_from_date') ? fromDate(row, answers, give) : [];
    if (meant.length === 1 || kind === undefined || (trimmed === '' && row.sequence.trim() === '')) return meant;
    const printable = shortName(printableName(trimmed));
    const after = give(printable === '' ? nameOfPlace(row, at) : printable);
    const own = answers.length === 1 ? writingKind(row.name, after) : null;
    return [...meant, { kind: own ?? kind, field: 'name', before: row.name, after, answers, certain: true }];
  });
}
