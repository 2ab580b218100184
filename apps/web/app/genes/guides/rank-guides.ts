import { ruleSet1Of } from './cut-of-guide.ts';
import type { KnownGuide } from './known-guides.ts';

/** The best Rule Set 1 first (GC-17); those without a score last, in the order of the collection. */
export const rankedGuides = (guides: readonly KnownGuide[]): readonly KnownGuide[] =>
  guides.toSorted((one, other) => rankOf(one) - rankOf(other) || one.number - other.number);

const rankOf = (guide: KnownGuide): number => -(ruleSet1Of(guide) ?? -1);
