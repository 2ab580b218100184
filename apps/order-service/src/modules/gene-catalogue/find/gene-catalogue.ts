import type { CatalogueGene, GenomeSlug } from '@cutsite/domain/gene';
import type { Pool } from 'pg';
import { selectGenes } from './find.repository.ts';

/** What the catalogue says of some genes, by one version. */
export interface FoundGenes {
  readonly version: string;
  /** By Ensembl id; what is missing is not in that version. */
  readonly genes: ReadonlyMap<string, CatalogueGene>;
}

/** Where other modules look genes up. */
export interface GeneCatalogue {
  /**
   * The facts of these genes, in one statement whatever their number.
   *
   * @param version an older version, by which an item was made; the current one unless given
   * @returns null when the genome has no catalogue, or not that version
   */
  readonly find: (genome: GenomeSlug, ensemblIds: readonly string[], version?: string) => Promise<FoundGenes | null>;
}

/** Genes that a process keeps: those of a few large libraries. */
const mostKept = 4_000;

/**
 * Looks genes up in PostgreSQL and keeps some of what was found: a version never changes, so that it can be old but not
 * wrong. Which version is the current one is asked each time, in the statement that brings what is not kept.
 */
export function geneCatalogue(pool: Pool, kept = new KeptGenes(mostKept)): GeneCatalogue {
  const lastCurrent = new Map<GenomeSlug, string>();

  return {
    async find(genome, ensemblIds, version) {
      const expected = version ?? lastCurrent.get(genome);
      const ids = [...new Set(ensemblIds)];
      const known = expected === undefined ? new Map<string, CatalogueGene | null>() : kept.of(expected, ids);
      const missing = ids.filter((id) => !known.has(id));
      let found = await selectGenes(pool, genome, missing, version ?? null);
      // Another version became the current one: what is kept is of the one before.
      if (found !== null && found.version !== expected && known.size > 0) {
        known.clear();
        found = await selectGenes(pool, genome, ids, found.version);
      }
      if (found === null) return null;
      if (version === undefined) lastCurrent.set(genome, found.version);
      for (const id of known.size > 0 ? missing : ids) known.set(id, found.genes.get(id) ?? null);
      kept.keep(found.version, known);
      const genes = [...known].flatMap(([id, gene]) => (gene === null ? [] : [[id, gene] as const]));
      return { version: found.version, genes: new Map(genes) };
    },
  };
}

/** The genes asked for last, by version and id; null for an id that the version does not have. */
export class KeptGenes {
  readonly #most: number;
  readonly #genes = new Map<string, CatalogueGene | null>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#genes.size;
  }

  of(version: string, ids: readonly string[]): Map<string, CatalogueGene | null> {
    const found = new Map<string, CatalogueGene | null>();
    for (const id of ids) {
      const gene = this.#genes.get(`${version} ${id}`);
      if (gene !== undefined) found.set(id, gene);
    }
    return found;
  }

  keep(version: string, genes: ReadonlyMap<string, CatalogueGene | null>): void {
    for (const [id, gene] of genes) {
      const key = `${version} ${id}`;
      this.#genes.delete(key);
      this.#genes.set(key, gene);
    }
    for (const key of this.#genes.keys()) {
      if (this.#genes.size <= this.#most) return;
      this.#genes.delete(key);
    }
  }
}
