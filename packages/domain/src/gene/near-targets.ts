/** Targets that differ in more bases are not told of: so many are what tools for off-targets count up to. */
export const maxMismatches = 3;

/** In how many bases two targets differ; null where their lengths do. */
export function mismatchesOf(one: string, other: string): number | null {
  if (one.length !== other.length) return null;
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}

/** A target with one of the genes that it is a guide of. */
export interface TargetOfGene {
  readonly ensemblId: string;
  readonly symbol: string;
  readonly target: string;
  readonly pam: string | null;
}

/** A target that a guide could cut too. */
export interface NearTarget {
  readonly target: string;
  readonly pam: string | null;
  readonly mismatches: number;
  readonly genes: readonly Pick<TargetOfGene, 'ensemblId' | 'symbol'>[];
}

/**
 * Which targets of other genes are near one of this gene, the nearest first. Guides of the gene itself are none, as
 * cutting it is meant; a target of several genes is one, with all of them.
 */
export function nearTargets(
  { ensemblId, target }: Pick<TargetOfGene, 'ensemblId' | 'target'>,
  others: readonly TargetOfGene[],
): NearTarget[] {
  const found = new Map<string, NearTarget & { readonly genes: { ensemblId: string; symbol: string }[] }>();
  for (const other of others) {
    const mismatches = mismatchesOf(target, other.target);
    if (other.ensemblId === ensemblId || mismatches === null || mismatches > maxMismatches) continue;
    const near = found.get(other.target) ?? { target: other.target, pam: other.pam, mismatches, genes: [] };
    near.genes.push({ ensemblId: other.ensemblId, symbol: other.symbol });
    found.set(other.target, near);
  }
  return [...found.values()].toSorted(
    (one, other) => one.mismatches - other.mismatches || (one.target < other.target ? -1 : 1),
  );
}

/** How many of them have 0, 1, 2 and 3 mismatches. */
export const countByMismatches = (near: readonly NearTarget[]): number[] =>
  Array.from({ length: maxMismatches + 1 }, (_, count) => near.filter((one) => one.mismatches === count).length);
