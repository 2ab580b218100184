/** A guide by where it cuts. */
export interface CutOfGuide {
  readonly chromosome: string;
  /** @see cutBehind */
  readonly at: number;
  /** Its number in the collection, from 1. */
  readonly number: number;
}

/**
 * So many guides whose cuts lie as far from each other as they can: the two nearest of them have the largest distance
 * that any choice has, and of such choices it is the one with the lowest numbers in sum. In the order of their cuts;
 * all of them where there are no more. Guides on another chromosome than the first one's are left out: they cannot be
 * compared.
 */
export function chooseApart<Guide extends CutOfGuide>(guides: readonly Guide[], count: number): readonly Guide[] {
  const sorted = guides
    .filter(({ chromosome }) => chromosome === guides[0]?.chromosome)
    .toSorted((one, other) => one.at - other.at || one.number - other.number);
  if (sorted.length <= count) return sorted;
  if (count <= 1) return sorted.toSorted((one, other) => one.number - other.number).slice(0, Math.max(0, count));
  let [fits, tooFar] = [0, (sorted.at(-1)?.at ?? 0) - (sorted[0]?.at ?? 0) + 1];
  while (tooFar - fits > 1) {
    const middle = Math.floor((fits + tooFar) / 2);
    if (mostAtDistance(sorted, middle) >= count) fits = middle;
    else tooFar = middle;
  }
  return lowestNumbers(sorted, count, fits);
}

/** How many guides can be chosen with at least this distance between any two: each next one that is far enough. */
function mostAtDistance(sorted: readonly CutOfGuide[], distance: number): number {
  let chosen = 0;
  let last = -Infinity;
  for (const { at } of sorted) {
    if (at - last < distance) continue;
    chosen += 1;
    last = at;
  }
  return chosen;
}

/** Of all choices at this distance the one with the lowest numbers in sum: the best way to end with each guide. */
function lowestNumbers<Guide extends CutOfGuide>(sorted: readonly Guide[], count: number, distance: number): Guide[] {
  interface Way {
    readonly guides: Guide[];
    readonly sum: number;
  }
  let ways: readonly (Way | null)[] = sorted.map((guide) => ({ guides: [guide], sum: guide.number }));
  for (let taken = 1; taken < count; taken += 1) {
    const before = ways;
    ways = sorted.map((guide, own) => {
      let best: Way | null = null;
      for (const [at, way] of before.slice(0, own).entries()) {
        if (way === null || guide.at - (sorted[at]?.at ?? guide.at) < distance) continue;
        if (best === null || way.sum < best.sum) best = way;
      }
      return best === null ? null : { guides: [...best.guides, guide], sum: best.sum + guide.number };
    });
  }
  let best: Way | null = null;
  for (const way of ways) if (way !== null && (best === null || way.sum < best.sum)) best = way;
  return best?.guides ?? [];
}
