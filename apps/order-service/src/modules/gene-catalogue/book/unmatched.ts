import { type GenomeSlug, geneGenomes } from '@cutsite/domain/gene';
import { groupedDigits } from '@cutsite/domain/text';
import type { GeneReference } from '../files/gene-cells.ts';
import { FaultList } from '../files/refused-file.ts';
import type { BookedGene, GeneBook } from './gene-book.ts';

/** Finds the genes that the lines of a file name, and counts the lines that name none. */
export class Unmatched {
  readonly #book: GeneBook;
  #lines = 0;
  #count = 0;
  /** Lines whose gene was found by its symbol in other capitals: `Tp53` among human genes. */
  #inOtherCase = 0;
  readonly #examples = new Set<string>();

  constructor(book: GeneBook) {
    this.#book = book;
  }

  /** @param gene what was found already */
  find(reference: GeneReference, gene = this.#book.resolve(reference)): BookedGene | null {
    const { symbol } = reference;
    this.#lines += 1;
    if (gene === null) {
      this.#count += 1;
      if (this.#examples.size < 3)
        this.#examples.add((symbol || reference.ensemblId || reference.entrezId).slice(0, 60));
    } else if (symbol !== gene.symbol && symbol.toLowerCase() === gene.symbol.toLowerCase()) {
      this.#inOtherCase += 1;
    }
    return gene;
  }

  summary(): { readonly unmatched: number; readonly examples: readonly string[] } {
    return { unmatched: this.#count, examples: [...this.#examples] };
  }

  /**
   * A file of which hardly a gene is known, or which writes most symbols as another species does, is for another
   * genome.
   *
   * @throws FileRefused
   */
  refuseOtherGenome(file: string, genome: GenomeSlug): void {
    const matched = this.#lines - this.#count;
    const { shortLabel } = geneGenomes[genome];
    const faults = new FaultList(file);
    if (this.#lines > 0 && matched * 100 < this.#lines) {
      const some = [...this.#examples].join(', ');
      const most = `${groupedDigits(this.#count)} of ${groupedDigits(this.#lines)} lines`;
      faults.refuse(null, `has genes on ${most} that are not in the genes file (${some}). Is it for ${shortLabel}?`);
    }
    if (matched >= 10 && this.#inOtherCase * 2 > matched) {
      faults.refuse(null, `writes most symbols as another species does. Is it for ${shortLabel}?`);
    }
  }
}
