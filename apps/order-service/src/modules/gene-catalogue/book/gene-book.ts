import {
  type CatalogueCellLine,
  type CodingSequence,
  type GeneIndex,
  type GenomePlace,
  type GenomeSlug,
  makeGeneIndex,
  type NamedGene,
  resolveGene,
} from '@cutsite/domain/gene';
import type { GeneReference } from '../files/gene-cells.ts';

/**
 * A gene while its files are read. Most genes of an annotation get neither names nor guides, so lists come when needed.
 */
export interface BookedGene {
  readonly ensemblId: string;
  readonly symbol: string;
  readonly biotype: string;
  readonly place: GenomePlace | null;
  /** "tumor protein p53"; the first file that says it counts. */
  fullName: string | null;
  names: readonly string[];
  currentSymbol: string | null;
  isEssential: boolean;
  /** Null: no file says it. */
  coding: CodingSequence | null;
  guides: readonly BookedGuide[];
  offTargets: ReadonlySet<BookedGene>;
}

export interface BookedGuide {
  readonly target: string;
  readonly pam: string | null;
  readonly place: GenomePlace | null;
  /** @see CatalogueGuide */
  readonly context?: string;
}

/** Names are compared without minding case. */
export const folded = (name: string): string => name.toLowerCase();

/**
 * What the files of one genome say: all genes of the genes file, also those that the catalogue leaves out, because a
 * name that means one of them must not be taken for another gene.
 */
export class GeneBook {
  readonly genome: GenomeSlug;
  readonly cellLines: CatalogueCellLine[] = [];
  readonly #byId = new Map<string, BookedGene>();
  readonly #byEntrez = new Map<string, BookedGene>();
  readonly #bySymbol = new Map<string, BookedGene | 'several'>();
  readonly #byName = new Map<string, BookedGene | 'several'>();
  /** Names of genes that are not in the genes file. */
  readonly #foreign = new Set<string>();
  /** Made of all names when the first gene is resolved; null until then, and after another name. */
  #index: GeneIndex | null = null;

  constructor(genome: GenomeSlug) {
    this.genome = genome;
  }

  get genes(): IterableIterator<BookedGene> {
    return this.#byId.values();
  }

  /** The gene, or null where it was there: copies on a second chromosome have the same id, and count as one gene. */
  add(
    facts: Pick<BookedGene, 'ensemblId' | 'symbol' | 'biotype' | 'place' | 'fullName'>,
    entrezIds: readonly string[],
  ): BookedGene | null {
    if (this.#byId.has(facts.ensemblId)) return null;
    const gene: BookedGene = {
      ...facts,
      names: none,
      currentSymbol: null,
      isEssential: false,
      coding: null,
      guides: none,
      offTargets: noGenes,
    };
    this.#byId.set(gene.ensemblId, gene);
    this.#index = null;
    for (const id of entrezIds) if (!this.#byEntrez.has(id)) this.#byEntrez.set(id, gene);
    put(this.#bySymbol, gene.symbol, gene);
    put(this.#byName, folded(gene.symbol), gene);
    return gene;
  }

  /**
   * By id, or by the name as every list of genes is read: symbols, other names, other writing, what a spreadsheet made
   * of a name, and copies on X and Y; null for a name that leads to none or to several. Once all names have been read.
   */
  resolve({ ensemblId, entrezId, symbol }: GeneReference): BookedGene | null {
    const known = this.#byId.get(ensemblId) ?? this.#byEntrez.get(entrezId);
    if (known !== undefined || symbol === '') return known ?? null;
    this.#index ??= makeGeneIndex(this.genome, this.#named());
    const answer = resolveGene(symbol, this.#index);
    return answer.status === 'matched' ? (this.#byId.get(answer.gene.ensemblId) ?? null) : null;
  }

  *#named(): Generator<NamedGene> {
    for (const { ensemblId, symbol, currentSymbol, names } of this.genes) {
      const uncertainSynonyms = names.filter((name) => this.#foreign.has(folded(name)));
      yield { ensemblId, symbol, currentSymbol, synonyms: names, uncertainSynonyms };
    }
  }

  /**
   * While names are still being read: by id, by the symbol exactly, then by any name that means one gene only; null
   * otherwise.
   */
  find({ ensemblId, entrezId, symbol }: GeneReference): BookedGene | null {
    const known = this.#byId.get(ensemblId) ?? this.#byEntrez.get(entrezId);
    if (known !== undefined || symbol === '') return known ?? null;
    const exact = this.#bySymbol.get(symbol);
    if (exact !== undefined) return exact === 'several' ? null : exact;
    const named = this.#byName.get(folded(symbol));
    return named === undefined || named === 'several' || this.#foreign.has(folded(symbol)) ? null : named;
  }

  addName(gene: BookedGene, name: string): void {
    if (name === gene.symbol || gene.names.includes(name)) return;
    gene.names = added(gene.names, name);
    this.#index = null;
    put(this.#byName, folded(name), gene);
  }

  addGuide(gene: BookedGene, guide: BookedGuide): void {
    gene.guides = added(gene.guides, guide);
  }

  addForeignName(name: string): void {
    this.#foreign.add(folded(name));
    this.#index = null;
  }

  /** Names that also mean a gene that the catalogue leaves out, folded. */
  namesOutside(isKept: (gene: BookedGene) => boolean): ReadonlySet<string> {
    const outside = new Set(this.#foreign);
    for (const gene of this.genes) {
      if (isKept(gene)) continue;
      outside.add(folded(gene.symbol));
      for (const name of gene.names) outside.add(folded(name));
    }
    return outside;
  }
}

/** Genes that are hit along with each other; both know it. */
export function noteHitTogether(gene: BookedGene, other: BookedGene): void {
  for (const [one, two] of [
    [gene, other],
    [other, gene],
  ] as const) {
    if (one.offTargets === noGenes) one.offTargets = new Set([two]);
    else (one.offTargets as Set<BookedGene>).add(two);
  }
}

const none: readonly never[] = [];
const noGenes: ReadonlySet<BookedGene> = new Set();

/** The list with one more; a list of its own is used on, the shared empty one is not touched. */
function added<T>(list: readonly T[], one: T): readonly T[] {
  if (list.length === 0) return [one];
  (list as T[]).push(one);
  return list;
}

function put(index: Map<string, BookedGene | 'several'>, name: string, gene: BookedGene): void {
  const there = index.get(name);
  index.set(name, there === undefined || there === gene ? gene : 'several');
}
