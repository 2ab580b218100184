import {
  checkForm,
  type Eligibility,
  eligibility,
  type NearestGuide,
  targetOf,
} from '@cutsite/domain/express-knockout';
import { type GenomeSlug, type GuideOfGene, genomeSlugs, type NamedGeneId, targetKey } from '@cutsite/domain/gene';
import type { Pool } from 'pg';
import { selectFacts, selectNamesakes } from '../gene-catalogue/index.ts';

type Targets = ReadonlyMap<string, readonly GuideOfGene[]>;

async function selectTargets(pool: Pool, genome: GenomeSlug, targets: readonly string[]): Promise<Targets | null> {
  const facts = await selectFacts(pool, { genome, targets, ensemblIds: [], symbols: [], cellLines: false });
  return facts?.targets ?? null;
}

/** Every target that differs in one base. */
function oneBaseOff(target: string): string[] {
  return Array.from(target).flatMap((base, at) =>
    Array.from('ACGT')
      .filter((other) => other !== base)
      .map((other) => `${target.slice(0, at)}${other}${target.slice(at + 1)}`),
  );
}

/** The guides that differ in one base, for targets that are guides of nothing. */
async function nearGuides(
  pool: Pool,
  genome: GenomeSlug,
  targets: readonly string[],
): Promise<ReadonlyMap<string, readonly NearestGuide[]>> {
  if (targets.length === 0) return new Map();
  const variants = new Map(targets.map((target) => [target, oneBaseOff(target)]));
  const found = await selectTargets(pool, genome, [...variants.values()].flat());
  return new Map(
    [...variants].map(([target, others]) => [
      target,
      others.flatMap((other) =>
        (found?.get(targetKey(genome, other)) ?? []).map((gene) => ({
          symbol: gene.symbol,
          isEssential: gene.isEssential,
          target: other,
        })),
      ),
    ]),
  );
}

/**
 * Whether each sequence can be ordered, by the sequence as it was sent. Those of the other species are named, and a
 * guide that one base leads to. Null: the species has no catalogue.
 */
export async function eligibilityOf(
  pool: Pool,
  species: GenomeSlug,
  sequences: readonly string[],
): Promise<ReadonlyMap<string, Eligibility> | null> {
  const asked = [...new Set(sequences.map(targetOf))].filter((target) => checkForm(target) === null);
  const own = await selectTargets(pool, species, asked);
  if (own === null) return null;
  let unknown = asked.filter((target) => !own.has(targetKey(species, target)));
  const elsewhere = new Map<string, { readonly genome: GenomeSlug; readonly genes: readonly GuideOfGene[] }>();
  const namesakes = new Map<string, NamedGeneId>();
  for (const genome of genomeSlugs) {
    if (genome === species || unknown.length === 0) continue;
    const found = await selectTargets(pool, genome, unknown);
    for (const target of unknown) {
      const genes = found?.get(targetKey(genome, target));
      if (genes !== undefined) elsewhere.set(target, { genome, genes });
    }
    unknown = unknown.filter((target) => !elsewhere.has(target));
    const ids = [...elsewhere.values()].flatMap(({ genes }) => genes.map(({ ensemblId }) => ensemblId));
    if (ids.length === 0) continue;
    for (const [of, gene] of await selectNamesakes(pool, genome, ids, species)) namesakes.set(of, gene);
  }
  const near = await nearGuides(pool, species, unknown);
  return new Map(
    sequences.map((sequence) => {
      const target = targetOf(sequence);
      const genes = own.get(targetKey(species, target)) ?? [];
      const other = elsewhere.get(target);
      const [only, ...more] = other?.genes ?? [];
      const namesake = only === undefined || more.length > 0 ? null : (namesakes.get(only.ensemblId) ?? null);
      const facts = {
        genes,
        elsewhere: other === undefined ? null : { ...other, namesake },
        near: near.get(target) ?? [],
      };
      return [sequence, eligibility(target, species, facts)];
    }),
  );
}
