import { shorten } from '../text/index.ts';
import type { GenomeSlug } from './catalogue-records.ts';
import { geneGenomes } from './genomes.ts';
import type { AmbiguousName, ResolvedName, UnknownName } from './resolved-name.ts';

/** Why a name leads to no gene: GL-25, and one of ours (ruling 86). */
export type GeneNameCode = 'GENE_NOT_FOUND' | 'GENE_AMBIGUOUS';

/** The code of an answer; null for a name that leads to one gene. */
export function geneNameCode({ status }: Pick<ResolvedName, 'status'>): GeneNameCode | null {
  if (status === 'matched') return null;
  return status === 'ambiguous' ? 'GENE_AMBIGUOUS' : 'GENE_NOT_FOUND';
}

const countTexts = ['No gene', 'One gene', 'Two genes', 'Three genes', 'Four genes', 'Five genes', 'Six genes'];

function howMany(count: number): string {
  return countTexts[count] ?? `${count} genes`;
}

const maxShownLength = 40;

const shortened = (text: string): string => shorten(text, maxShownLength);

function ambiguousMessage({ why, candidates, typed }: AmbiguousName): string {
  const genes = howMany(candidates.length);
  const haveBeen = candidates.length === 1 ? 'may' : 'could';
  if (why === 'spreadsheet_date') {
    return `A spreadsheet turned a gene name into a date. ${genes} ${haveBeen} have been meant. Choose one.`;
  }
  if (why === 'spreadsheet_number') {
    return `A spreadsheet turned a gene name into a number. ${genes} ${haveBeen} have been meant. Choose one.`;
  }
  if (why === 'gene_outside') {
    const [only] = candidates;
    return `"${typed}" is a name of ${only?.gene.symbol ?? 'this gene'}, and of a gene that is not in the list. Please confirm.`;
  }
  if (why === 'same_symbol') return `${genes} of the list have the symbol "${typed}". Choose one by its Ensembl id.`;
  return `${genes} have the name "${shortened(typed)}". Choose one.`;
}

function unknownMessage({ why, typed, shown, elsewhere }: UnknownName, genome: GenomeSlug): string {
  const { commonName, label } = geneGenomes[genome];
  if (why === 'too_long') return `"${shortened(typed)}" is too long for a gene name.`;
  if (why === 'id_not_in_list') return `${shown} is not in the gene list: ${label}.`;
  if (why === 'spreadsheet_date') {
    return `"${shown}" looks like a date, and no ${commonName} gene has a name that a spreadsheet turns into this one.`;
  }
  if (why === 'spreadsheet_number') {
    return `"${shown}" looks like a number, and no ${commonName} gene has a name that a spreadsheet turns into it.`;
  }
  if (why === 'other_species') {
    if (elsewhere === null) return `${shown} is an Ensembl id of another species. This list is of ${commonName} genes.`;
    const other = geneGenomes[elsewhere.genome].commonName;
    const { symbol } = elsewhere.gene;
    const called = symbol.toUpperCase() === shown.toUpperCase() ? '' : ` (${symbol})`;
    return `${shown} is a ${other} gene${called}. This list is of ${commonName} genes.`;
  }
  return `${shown} is not in the ${commonName} gene list.`;
}

/** The sentence for a name that does not lead to one gene; null for one that does. */
export function geneNameMessage(answer: ResolvedName, genome: GenomeSlug): string | null {
  if (answer.status === 'matched') return null;
  return answer.status === 'ambiguous' ? ambiguousMessage(answer) : unknownMessage(answer, genome);
}
