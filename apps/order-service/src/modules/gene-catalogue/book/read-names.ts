import type { GenomeSlug } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { type GeneReference, geneColumns, nameFault, readFullName, readGene } from '../files/gene-cells.ts';
import type { LineSource, ReadingOptions } from '../files/read-lines.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import { FaultList } from '../files/refused-file.ts';
import type { GeneBook } from './gene-book.ts';
import { type FileSummary } from './read-genes.ts';
import { Unmatched } from './unmatched.ts';

/** Columns that hold all other names of a row's gene. */
const listColumns = [
  'alias_symbol',
  'alias_symbols',
  'prev_symbol',
  'previous_symbols',
  'synonyms',
  'marker_synonyms_pipe_separated',
  'marker_synonyms',
];

const expected = `The first line has to name the gene (ensembl_id, entrez_id or symbol) and its names: alias, or ${listColumns.slice(0, 5).join(', ')} or Marker Synonyms.`;

/** NCBI keeps several species in one table. */
const taxonomyIds: Record<GenomeSlug, string> = { homo_sapiens: '9606', mus_musculus: '10090' };

/**
 * Reads other names of genes: one on each line (`alias`, `kind`), or the tables of HGNC, MGI and NCBI. A name of a gene
 * that is not in the genes file is remembered as uncertain.
 */
export async function readNames(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  const unmatched = new Unmatched(book);
  let names = 0;
  let rows = 0;
  let ofOtherSpecies = 0;
  const hasGene = (columns: readonly string[]) => columns.some((column) => geneColumns.includes(column));
  const isHeader = (columns: readonly string[]) =>
    hasGene(columns) && ['alias', ...listColumns].some((column) => columns.includes(column));

  await readTable(
    source,
    { isHeader, expected },
    (row, faults) => {
      rows += 1;
      const taxonomyId = row.cell('tax_id', 'taxon_id');
      if (taxonomyId !== '' && taxonomyId !== taxonomyIds[book.genome]) {
        ofOtherSpecies += 1;
        return;
      }
      const reference = readReference(book, row, faults);
      const byId = book.find({ ...reference, symbol: '' });
      const gene = unmatched.find(reference, book.find(reference));
      const found = namesOf(row, faults);
      if (gene === null) {
        for (const name of found) book.addForeignName(name);
        return;
      }
      // A table of today's symbols that knows the gene by its id may have another symbol for it: the one in force.
      if (!isByName(row)) gene.fullName ??= readFullName(row);
      const current = isByName(row) ? row.cell('kind').toLowerCase() === 'current' : byId !== null;
      if (current && found[0] !== undefined && found[0] !== gene.symbol) gene.currentSymbol = found[0];
      for (const name of found) book.addName(gene, name);
      names += found.length;
    },
    options,
  );
  if (rows > 0 && ofOtherSpecies === rows) new FaultList(source.name).refuse(null, 'has genes of other species only.');
  unmatched.refuseOtherGenome(source.name, book.genome);
  return { file: source.name, read: countText(names, 'name'), ...unmatched.summary() };
}

const isByName = (row: TableRow) => row.cell('alias') !== '';

/** NCBI puts the id among references to other databases. */
function readReference(book: GeneBook, row: TableRow, faults: FaultList): GeneReference {
  const reference = readGene(row, book.genome, faults);
  const amongOthers = /Ensembl:(ENS[A-Z]*G\d{11})/.exec(row.cell('dbxrefs'))?.[1] ?? '';
  return { ...reference, ensemblId: reference.ensemblId || amongOthers };
}

function namesOf(row: TableRow, faults: FaultList): string[] {
  const own = isByName(row) ? row.cell('alias') : row.cell('symbol', 'approved_symbol', 'marker_symbol');
  const names = [own, ...listColumns.flatMap((column) => split(row.cell(column)))].filter((name) => name !== '');
  const wrong = names.map(nameFault).find((fault) => fault !== null);
  if (wrong !== undefined) faults.add(row.line, null, wrong);
  return names;
}

const split = (cell: string) =>
  cell
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '-');
