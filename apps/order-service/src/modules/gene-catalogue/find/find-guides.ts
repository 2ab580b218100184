import type { GenomeSlug } from '@cutsite/domain/gene';
import type { Pool } from 'pg';
import { type AboutGene, type FoundGuides, selectAboutGenes, selectGuides } from './find.repository.ts';
import { type GuidesWithNear, selectNearTargets } from './near-targets.repository.ts';

export type { KnownGuide } from './find.repository.ts';
export type { GuidesWithNear } from './near-targets.repository.ts';

/** The known guides of genes, by their Ensembl ids with or without a version. Null: the genome has no catalogue. */
export function guidesOfGenes(
  pool: Pool,
  genome: GenomeSlug,
  ensemblIds: readonly string[],
): Promise<FoundGuides | null> {
  return selectGuides(pool, genome, { ensemblIds: ensemblIds.map((id) => id.replace(/\..*$/, '')) });
}

/**
 * The guides that have one of these targets, written in RNA or DNA: several genes where a target hits several. Null:
 * the genome has no catalogue.
 */
export function guidesByTarget(
  pool: Pool,
  genome: GenomeSlug,
  sequences: readonly string[],
): Promise<FoundGuides | null> {
  const targets = sequences.map((sequence) => sequence.toUpperCase().replaceAll('U', 'T'));
  return selectGuides(pool, genome, { targets });
}

/** The guides of a gene with the targets of other genes near them (GC-12). Null: the genome has no catalogue. */
export function guidesWithNear(pool: Pool, genome: GenomeSlug, ensemblId: string): Promise<GuidesWithNear | null> {
  return selectNearTargets(pool, genome, ensemblId);
}

/** Names in full and places of genes (GC-11), by Ensembl ids without a version. Null: the genome has no catalogue. */
export function aboutGenes(
  pool: Pool,
  genome: GenomeSlug,
  ensemblIds: readonly string[],
): Promise<{ readonly version: string; readonly genes: readonly AboutGene[] } | null> {
  return selectAboutGenes(pool, genome, ensemblIds);
}
