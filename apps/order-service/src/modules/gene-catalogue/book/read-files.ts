import type { GenomeSlug } from '@cutsite/domain/gene';
import type { LineSource } from '../files/read-lines.ts';
import { GeneBook } from './gene-book.ts';
import { readCellLines } from './read-cell-lines.ts';
import { readExons } from './read-exons.ts';
import { readEssential, readParalogs } from './read-gene-facts.ts';
import { type FileSummary, readGenes } from './read-genes.ts';
import { readGuides } from './read-guides.ts';
import { readNames } from './read-names.ts';

/** What the files of an import hold, by the word of the command line. */
export const fileRoles = ['genes', 'exons', 'names', 'guides', 'essential', 'paralogs', 'cell-lines'] as const;
export type FileRole = (typeof fileRoles)[number];

/** The files of an import; there may be several of each, and there is at least one of genes. */
export type CatalogueFiles = Readonly<Partial<Record<FileRole, readonly LineSource[]>>>;

export interface ReadingReport {
  readonly onProgress?: (file: string, percent: number) => void;
  readonly onFile?: (summary: FileSummary) => void;
}

/** In this order, since guides and lists name genes by what was read before. */
const readers = {
  genes: readGenes,
  exons: readExons,
  names: readNames,
  guides: readGuides,
  essential: readEssential,
  paralogs: readParalogs,
  'cell-lines': readCellLines,
} as const satisfies Record<FileRole, typeof readGenes>;

/**
 * Reads all files of a genome.
 *
 * @throws FileRefused for the first file with faults
 */
export async function readFiles(
  genome: GenomeSlug,
  files: CatalogueFiles,
  report: ReadingReport = {},
): Promise<GeneBook> {
  const book = new GeneBook(genome);
  for (const role of fileRoles) {
    for (const source of files[role] ?? []) {
      const onProgress = (percent: number) => report.onProgress?.(source.name, percent);
      // Not an argument of the call below: without somebody to tell, it would not be evaluated.
      const summary = await readers[role](book, source, { onProgress });
      report.onFile?.(summary);
    }
  }
  return book;
}
