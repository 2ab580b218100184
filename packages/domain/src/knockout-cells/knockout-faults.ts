import { type CatalogueCellLine, type CatalogueGene, type GenomeSlug, geneGenomes } from '../gene/index.ts';
import { type KnockoutSlug, knockoutAmounts, knockoutProducts } from './knockout-products.table.ts';
import { isOwnLine, ownLineFault } from './own-line.ts';

export type KnockoutFaultCode =
  | 'GENE_MISSING'
  | 'GENE_NOT_FOUND'
  | 'GENE_AMBIGUOUS'
  | 'ZERO_GUIDES'
  | 'ESSENTIAL_GENE'
  | 'PARALOGS_FOUND'
  | 'REPEATED'
  | 'CELL_LINE_MISSING'
  | 'CELL_LINE_NOT_OFFERED'
  | 'OWN_LINE_INVALID'
  | 'QUANTITY_INVALID';

/** What is said about one knockout. An error blocks the order, a warning doesn't. */
export interface KnockoutFault {
  readonly code: KnockoutFaultCode;
  readonly severity: 'error' | 'warning';
  readonly field: 'gene' | 'cell_line' | 'quantity';
  readonly message: string;
}

const faultOfGene = (code: KnockoutFaultCode, severity: KnockoutFault['severity'], message: string): KnockoutFault => ({
  code,
  severity,
  field: 'gene',
  message,
});

function essentialFault(slug: KnockoutSlug, symbol: string): KnockoutFault {
  const { essentialGene } = knockoutProducts[slug];
  const why = `Cells without ${symbol} stop dividing`;
  const message =
    essentialGene === 'error'
      ? `${why}, so no clone can grow. A pool can be ordered, or ask us about a conditional knockout.`
      : slug === 'gene_knockout'
        ? `${why}: unedited cells soon take over.`
        : `${why}: in a pool, unedited cells soon take over.`;
  return faultOfGene('ESSENTIAL_GENE', essentialGene, message);
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * What the catalogue says of a gene for a product (rulings 59 and 78).
 *
 * @param paralogs symbols of the genes that are cut along with it
 */
export function geneFaults(
  slug: KnockoutSlug,
  { symbol, guideCount, isEssential }: Pick<CatalogueGene, 'symbol' | 'guideCount' | 'isEssential'>,
  paralogs: readonly string[],
): KnockoutFault[] {
  if (guideCount === 0) {
    const message = `There are no guides for ${symbol} in this collection. Nothing can be made for it.`;
    return [faultOfGene('ZERO_GUIDES', 'error', message)];
  }
  return [
    ...(isEssential ? [essentialFault(slug, symbol)] : []),
    ...(paralogs.length > 0 ? [faultOfGene('PARALOGS_FOUND', 'warning', `Also cuts ${listed(paralogs)}.`)] : []),
  ];
}

/** What is wrong with a line for a product: it has to be one that the product is made in, or one's own. */
export function cellLineFaults(
  slug: KnockoutSlug,
  genome: GenomeSlug,
  cellLine: string,
  cellLines: readonly CatalogueCellLine[],
): KnockoutFault[] {
  const error = (code: KnockoutFaultCode, message: string): KnockoutFault[] => [
    { code, severity: 'error', field: 'cell_line', message },
  ];
  if (cellLine.trim() === '') return error('CELL_LINE_MISSING', 'Choose a cell line.');
  if (isOwnLine(cellLine)) {
    const fault = ownLineFault(cellLine);
    return fault === null ? [] : error('OWN_LINE_INVALID', fault);
  }
  const line = cellLines.find(({ name, genome: of }) => name === cellLine && of === genome);
  const elsewhere = cellLines.find(({ name, genome: of }) => name === cellLine && of !== genome);
  if (elsewhere !== undefined) {
    const [ofLine, ofGene] = [elsewhere.genome, genome].map((one) => geneGenomes[one].commonName);
    return error('CELL_LINE_NOT_OFFERED', `${cellLine} is a ${ofLine} line; this gene is ${ofGene}.`);
  }
  const { label } = knockoutProducts[slug];
  if (line?.products.includes(slug) === true) return [];
  const message =
    line === undefined
      ? `${cellLine} is none of our lines. A line of your own begins with “Other”.`
      : `${label} ${slug === 'gene_knockout' ? 'are' : 'is'} not made in ${cellLine}.`;
  return error('CELL_LINE_NOT_OFFERED', message);
}

/** What is wrong with an amount: only products by the nmol have one, of those offered. */
export function quantityFaults(slug: KnockoutSlug, quantity: number | null): KnockoutFault[] {
  const isRight = knockoutProducts[slug].byAmount
    ? knockoutAmounts.some((amount) => amount === quantity)
    : quantity === null;
  if (isRight) return [];
  const message = `Choose one of the amounts: ${listed(knockoutAmounts.map(String))} nmol.`;
  return [{ code: 'QUANTITY_INVALID', severity: 'error', field: 'quantity', message }];
}
