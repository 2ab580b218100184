import { createHash } from 'node:crypto';
import {
  type CatalogueCellLine,
  type CatalogueGene,
  type CatalogueGuide,
  type CodingSequence,
  type GenomePlace,
  type GenomeSlug,
  isControlGene,
} from '@cutsite/domain/gene';
import { type BookedGene, folded, type GeneBook, noteHitTogether } from '../book/gene-book.ts';

/** A gene as it is stored: what lists know of it, and where it lies. */
export interface StoredGene extends CatalogueGene {
  readonly biotype: string;
  readonly place: GenomePlace | null;
  /** Left out where no file says it. */
  readonly fullName?: string;
  /** Left out where no file says it. */
  readonly coding?: CodingSequence;
}

/** A version of the catalogue of one genome. */
export interface Catalogue {
  readonly genome: GenomeSlug;
  /** Names the contents: 16 hexadecimal digits of a SHA-256. The same files in any order of genes have the same. */
  readonly version: string;
  /** By symbol, then by id. */
  readonly genes: readonly StoredGene[];
  /** By gene, then by number. */
  readonly guides: readonly CatalogueGuide[];
  readonly cellLines: readonly CatalogueCellLine[];
}

const codesForProtein = (biotype: string) => biotype === 'protein_coding';

/**
 * The catalogue that the files make: genes that code for proteins, have a guide or are used as a control, each with
 * what the files say of it. Genes that share a guide are hit along with each other.
 */
export function assembleCatalogue(book: GeneBook): Catalogue {
  const { genome } = book;
  const isKept = (gene: BookedGene) =>
    codesForProtein(gene.biotype) || gene.guides.length > 0 || isControlGene(genome, gene.ensemblId);
  const kept = [...book.genes].filter(isKept).toSorted(bySymbol);
  noteSharedGuides(kept);
  const outside = book.namesOutside(isKept);
  const isThere = new Set(kept);
  const genes = kept.map((gene): StoredGene => {
    const synonyms = gene.names;
    return {
      ensemblId: gene.ensemblId,
      symbol: gene.symbol,
      currentSymbol: gene.currentSymbol,
      synonyms,
      uncertainSynonyms: synonyms.filter((name) => outside.has(folded(name))),
      isProteinCoding: codesForProtein(gene.biotype),
      isEssential: gene.isEssential,
      isControl: isControlGene(genome, gene.ensemblId),
      guideCount: gene.guides.length,
      offTargetGenes: [...gene.offTargets]
        .filter((other) => isThere.has(other))
        .map(({ ensemblId }) => ensemblId)
        .toSorted(),
      biotype: gene.biotype,
      place: gene.place,
      ...(gene.fullName === null ? {} : { fullName: gene.fullName }),
      ...(gene.coding === null ? {} : { coding: gene.coding }),
    };
  });
  const guides = kept.flatMap(({ ensemblId, guides: of }) =>
    of.map((guide, index): CatalogueGuide => ({ ensemblId, number: index + 1, ...guide })),
  );
  const { cellLines } = book;
  return { genome, version: versionOf(genome, genes, guides, cellLines), genes, guides, cellLines };
}

function bySymbol(one: BookedGene, other: BookedGene): number {
  if (one.symbol !== other.symbol) return one.symbol < other.symbol ? -1 : 1;
  return one.ensemblId < other.ensemblId ? -1 : 1;
}

function noteSharedGuides(genes: readonly BookedGene[]): void {
  const firstHolder = new Map<string, BookedGene>();
  const shared = new Map<string, BookedGene[]>();
  for (const gene of genes) {
    for (const { target } of gene.guides) {
      const first = firstHolder.get(target);
      if (first === undefined) firstHolder.set(target, gene);
      else shared.set(target, [...(shared.get(target) ?? [first]), gene]);
    }
  }
  for (const holders of shared.values()) {
    for (const gene of holders) for (const other of holders) if (gene !== other) noteHitTogether(gene, other);
  }
}

function versionOf(genome: GenomeSlug, ...parts: readonly (readonly object[])[]): string {
  const hash = createHash('sha256').update(genome);
  for (const part of parts) for (const row of part) hash.update(JSON.stringify(row)).update('\n');
  return hash.digest('hex').slice(0, 16);
}
