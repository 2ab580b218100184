import { countText } from '@cutsite/domain/text';
import { geneColumns, readGene } from '../files/gene-cells.ts';
import type { LineSource, ReadingOptions } from '../files/read-lines.ts';
import { readTable } from '../files/read-table.ts';
import { type GeneBook, noteHitTogether } from './gene-book.ts';
import { type FileSummary } from './read-genes.ts';
import { Unmatched } from './unmatched.ts';

const hasGene = (columns: readonly string[]) => columns.some((column) => geneColumns.includes(column));

/** Reads the genes that are commonly essential: a column of genes, with a header or without. */
export async function readEssential(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  const unmatched = new Unmatched(book);
  const expected = 'The first line has to name the gene: ensembl_id, entrez_id or symbol.';
  let count = 0;
  await readTable(
    source,
    { isHeader: hasGene, withoutHeader: ['gene'], expected },
    (row, faults) => {
      const gene = unmatched.find(readGene(row, book.genome, faults));
      if (gene === null) return;
      gene.isEssential = true;
      count += 1;
    },
    options,
  );
  unmatched.refuseOtherGenome(source.name, book.genome);
  return { file: source.name, read: countText(count, 'essential gene'), ...unmatched.summary() };
}

const otherColumns = ['others', 'other_genes_sharing_a_guide', 'off_target_genes', 'paralogs', 'paralogues'];

/** Reads which genes are hit along with a gene; both know it of each other. */
export async function readParalogs(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  const unmatched = new Unmatched(book);
  const expected = `The first line has to name the gene (ensembl_id or symbol) and ${otherColumns[0]}.`;
  const isHeader = (columns: readonly string[]) =>
    hasGene(columns) && otherColumns.some((column) => columns.includes(column));
  let pairs = 0;
  await readTable(
    source,
    { isHeader, expected },
    (row, faults) => {
      const gene = unmatched.find(readGene(row, book.genome, faults));
      for (const text of row.cell(...otherColumns).split(/[|,;]/)) {
        const other = text.trim();
        if (other === '') continue;
        const cell = (...columns: string[]) => (columns.includes('gene') ? other : '');
        const found = unmatched.find(readGene({ line: row.line, cell }, book.genome, faults));
        if (gene === null || found === null || gene === found) continue;
        pairs += 1;
        noteHitTogether(gene, found);
      }
    },
    options,
  );
  unmatched.refuseOtherGenome(source.name, book.genome);
  return { file: source.name, read: countText(pairs, 'pair'), ...unmatched.summary() };
}
