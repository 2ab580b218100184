import { type GenomePlace, type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import type { TableRow } from './read-table.ts';
import type { FaultList } from './refused-file.ts';

/** How a file names a gene; what it does not say is `''`. */
export interface GeneReference {
  readonly ensemblId: string;
  readonly entrezId: string;
  readonly symbol: string;
}

const idColumns = ['ensembl_id', 'ensembl_gene_id', 'ensgene', 'ensembl', 'ensembl_gene_accession_id'];
const entrezColumns = ['entrez_id', 'entrez', 'entrezgene', 'entrez_ids', 'geneid', 'ncbi_gene_id', 'target_gene_id'];
const symbolColumns = ['symbol', 'symbol_v26', 'gene_symbol', 'gene_name', 'approved_symbol', 'target_gene_symbol'];
const furtherSymbolColumns = ['marker_symbol', 'external_gene_name', 'symbol_lib', 'gene', 'gene_id', 'target_gene'];

export const geneColumns: readonly string[] = [
  ...idColumns,
  ...entrezColumns,
  ...symbolColumns,
  ...furtherSymbolColumns,
];

const anyEnsemblId = /^(ENS[A-Z]*G)(\d{11})(\.\d+)?(_PAR_Y)?$/;

/**
 * The id without its version, `null` when the text is none.
 *
 * @throws FileRefused when it belongs to another species: then the whole file does
 */
export function readEnsemblId(text: string, genome: GenomeSlug, line: number, faults: FaultList): string | null {
  const match = anyEnsemblId.exec(text);
  if (match === null) return null;
  const { idPrefix, shortLabel } = geneGenomes[genome];
  const [, prefix = '', digits = ''] = match;
  if (prefix !== idPrefix) {
    faults.refuse(line, `${text} is a gene of another species: ids of ${shortLabel} begin with ${idPrefix}.`);
  }
  return `${prefix}${digits}`;
}

/** What a row says of its gene. A column `gene_id` or `gene` may hold any of the three. */
export function readGene({ cell, line }: TableRow, genome: GenomeSlug, faults: FaultList): GeneReference {
  const cells = [cell(...idColumns), cell(...symbolColumns), cell(...furtherSymbolColumns)];
  const ids = cells.map((text) => (text === '' ? null : readEnsemblId(text, genome, line, faults)));
  const symbol = cells.slice(1).find((text, index) => text !== '' && ids[index + 1] === null && !/^\d+$/.test(text));
  const entrezId = /^(\d+)/.exec(cell(...entrezColumns))?.[1] ?? cells.find((text) => /^\d+$/.test(text)) ?? '';
  return { ensemblId: ids.find((id) => id !== null) ?? '', entrezId, symbol: symbol ?? '' };
}

/** Names of genes have letters of any alphabet, digits and some marks; what a spreadsheet would run is none. */
export function nameFault(name: string): string | null {
  if (/^[=@+]/.test(name) || /^-[^\d]/.test(name))
    return `"${clipped(name)}" begins like the formula of a spreadsheet.`;
  if (/\p{Cc}/u.test(name)) return `"${clipped(name)}" has a control character.`;
  return name.length > 100 ? `"${clipped(name)}" is longer than 100 characters.` : null;
}

const fullNameColumns = [
  'full_name',
  'full_name_from_nomenclature_authority',
  'approved_name',
  'gene_description',
  'description',
  'name',
  'marker_name',
];
const maxFullNameLength = 200;

/**
 * What a gene is called in full, as tables of HGNC, MGI, NCBI and Ensembl have it; null where a row does not say.
 * BioMart puts its source behind the name, in brackets.
 */
export function readFullName(row: TableRow): string | null {
  const name = row
    .cell(...fullNameColumns)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replace(/ ?\[Source:.*$/, '')
    .trim();
  return name === '' ? null : name.slice(0, maxFullNameLength);
}

function clipped(text: string): string {
  const plain = text.replaceAll(/\p{Cc}/gu, '·');
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}

/** `17`, `chr17` and `MT` as GENCODE writes them. */
export function chromosomeOf(text: string): string {
  const bare = text.replace(/^chr/i, '');
  if (/^(M|MT)$/i.test(bare)) return 'chrM';
  return /^(\d{1,2}|X|Y)$/i.test(bare) ? `chr${bare.toUpperCase()}` : text;
}

const strands: Readonly<Record<string, '+' | '-'>> = { '+': '+', '1': '+', '+1': '+', '-': '-', '-1': '-' };

/** The place in four cells, null when they are empty; what is no place is a fault. */
export function readPlace(row: TableRow, faults: FaultList): GenomePlace | null {
  const chromosome = row.cell('chr', 'chromosome', 'chrom', 'seqname');
  const [start, end] = [row.cell('start', 'genomic_start'), row.cell('end', 'genomic_end')];
  if (chromosome === '' || start === '' || end === '') return null;
  const strand = strands[row.cell('strand')];
  const [from, to] = [Number(start), Number(end)];
  const isPlace = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 1 && from <= to && to < 2 ** 31;
  if (isPlace && strand !== undefined && /^[\w.-]{1,40}$/.test(chromosome)) {
    return { chromosome: chromosomeOf(chromosome), start: from, end: to, strand };
  }
  faults.add(row.line, null, `"${clipped(`${chromosome}:${start}-${end}`)}" is no place: chr, start, end and strand.`);
  return null;
}
