import type { GuideSite } from './find-sites.ts';
import type { ScoreName } from './score-site.ts';

/** What sites are put in order by. */
export const siteOrders = ['place', 'ruleSet1', 'crisprScan', 'gc', 'stem'] as const;
export type SiteOrder = (typeof siteOrders)[number];

/** Which sites are shown; what is null or false leaves none out. */
export interface SiteFilter {
  readonly strand: GuideSite['strand'] | null;
  /** Percent of G and C, both ends included. */
  readonly gc: { readonly min: number; readonly max: number } | null;
  /** Bases of a stem at most. */
  readonly maxStem: number | null;
  readonly withoutPolyT: boolean;
  readonly withoutEnzymes: boolean;
  readonly minScore: { readonly name: ScoreName; readonly least: number } | null;
}

/** Nothing is left out. */
export const everySite: SiteFilter = {
  strand: null,
  gc: null,
  maxStem: null,
  withoutPolyT: false,
  withoutEnzymes: false,
  minScore: null,
};

/** Whether a site is shown. One without a score is not shown where a least score is asked for. */
export function passesFilter(site: GuideSite, filter: SiteFilter): boolean {
  const { strand, gc, maxStem, withoutPolyT, withoutEnzymes, minScore } = filter;
  if (strand !== null && site.strand !== strand) return false;
  if (gc !== null && (site.gc < gc.min || site.gc > gc.max)) return false;
  if (maxStem !== null && site.stem > maxStem) return false;
  if (withoutPolyT && site.hasPolyT) return false;
  if (withoutEnzymes && site.enzymes.length > 0) return false;
  return minScore === null || (site.scores[minScore.name] ?? Number.NEGATIVE_INFINITY) >= minScore.least;
}

const toFifty = ({ gc }: GuideSite): number => Math.abs(gc - 50);

const byPlace = (one: GuideSite, other: GuideSite): number =>
  one.sequence - other.sequence || one.start - other.start || (one.strand < other.strand ? -1 : 1);

/** Higher scores first; sites without one last. */
const byScore = (name: ScoreName) => (one: GuideSite, other: GuideSite) =>
  (other.scores[name] ?? -Infinity) > (one.scores[name] ?? -Infinity)
    ? 1
    : (other.scores[name] ?? -Infinity) < (one.scores[name] ?? -Infinity)
      ? -1
      : byPlace(one, other);

const orders: Readonly<Record<SiteOrder, (one: GuideSite, other: GuideSite) => number>> = {
  place: byPlace,
  ruleSet1: byScore('ruleSet1'),
  crisprScan: byScore('crisprScan'),
  gc: (one, other) => toFifty(one) - toFifty(other) || byPlace(one, other),
  stem: (one, other) => one.stem - other.stem || byPlace(one, other),
};

/** The sites that are shown, in their order: the best first, `gc` by how near it is to half. */
export function chooseSites(sites: readonly GuideSite[], filter: SiteFilter, order: SiteOrder): GuideSite[] {
  return sites.filter((site) => passesFilter(site, filter)).toSorted(orders[order]);
}
