import { countText } from '@cutsite/domain/text';
import { geneColumns, readGene, readPlace } from '../files/gene-cells.ts';
import type { LineSource, ReadingOptions } from '../files/read-lines.ts';
import { readTable, type TableRow } from '../files/read-table.ts';
import type { FaultList } from '../files/refused-file.ts';
import type { GeneBook } from './gene-book.ts';
import { type FileSummary } from './read-genes.ts';
import { Unmatched } from './unmatched.ts';

const targetColumns = [
  'target',
  'target_dna',
  'target_sequence',
  'sgrna_target_sequence',
  'sgrna_sequence',
  'guide_sequence',
  'protospacer',
  'spacer',
  'grna',
  'sgrna',
  'sequence',
  'seq',
];

const expected = `The first line has to name the gene (ensembl_id, entrez_id, symbol or gene_id) and its target (${targetColumns.slice(0, 4).join(', ')} or seq).`;

/**
 * Reads the guides of a library in the order in which they are offered. Controls that cut no gene are left out and
 * counted; so is a guide that stands twice under its gene.
 */
export async function readGuides(book: GeneBook, source: LineSource, options: ReadingOptions): Promise<FileSummary> {
  const unmatched = new Unmatched(book);
  let guides = 0;
  const isHeader = (columns: readonly string[]) =>
    columns.some((column) => targetColumns.includes(column)) && columns.some((column) => geneColumns.includes(column));

  await readTable(
    source,
    { isHeader, expected },
    (row, faults) => {
      const target = readTarget(row, faults);
      const pam = readPam(row, faults);
      const gene = unmatched.find(readGene(row, book.genome, faults));
      if (gene === null || target === null || gene.guides.some((guide) => guide.target === target)) return;
      const context = readContext(row, target, pam, faults);
      book.addGuide(gene, { target, pam, place: readPlace(row, faults), ...(context === null ? {} : { context }) });
      guides += 1;
    },
    options,
  );
  unmatched.refuseOtherGenome(source.name, book.genome);
  return { file: source.name, read: countText(guides, 'guide'), ...unmatched.summary() };
}

function readTarget(row: TableRow, faults: FaultList): string | null {
  const target = row
    .cell(...targetColumns)
    .toUpperCase()
    .replaceAll('U', 'T');
  if (/^[ACGT]{17,24}$/.test(target)) return target;
  const shown = target.length > 40 ? `${target.slice(0, 40)}…` : target;
  faults.add(row.line, 'target', `"${shown}" is no target: 17 to 24 letters of A, C, G and T, without the PAM.`);
  return null;
}

function readPam(row: TableRow, faults: FaultList): string | null {
  const pam = row.cell('pam', 'pam_sequence').toUpperCase();
  if (pam === '' || /^[ACGTN]{2,8}$/.test(pam)) return pam === '' ? null : pam;
  faults.add(row.line, 'pam', `"${pam.slice(0, 40)}" is no PAM: 2 to 8 letters of A, C, G, T and N.`);
  return null;
}

const contextColumns = ['context', 'target_context_sequence', 'sgrna_context_sequence', 'context_sequence', '30mer'];
/** Letters of a context in front of the target of 20, and in all: what Rule Set 1 reads (GC-17). */
const [contextBefore, contextLength] = [4, 30];

/**
 * The 30 letters around a target, cut from as many as the file has. Null where it has fewer, or not each of them is
 * known. A context that has not this target and PAM in it is a fault: it is of another guide.
 */
function readContext(row: TableRow, target: string, pam: string | null, faults: FaultList): string | null {
  const text = row.cell(...contextColumns).toUpperCase();
  if (text === '') return null;
  const at = text.search(target + (pam ?? '').replaceAll('N', '.'));
  if (at === -1 || !/^[ACGTN]+$/.test(text)) {
    faults.add(row.line, 'context', `"${text.slice(0, 40)}" is no DNA with the target and its PAM in it.`);
    return null;
  }
  if (target.length !== 20 || at < contextBefore) return null;
  const context = text.slice(at - contextBefore, at - contextBefore + contextLength);
  return context.length < contextLength || context.includes('N') ? null : context;
}
