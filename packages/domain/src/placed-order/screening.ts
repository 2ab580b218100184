import type { PriceableItem } from '../price/index.ts';
import { baseCount } from '../sequence/index.ts';
import type { OrderActor } from './order-states.ts';

/** Where the biosecurity screening of an order stands (ruling 21). */
export type ScreeningState = 'not_required' | 'pending' | 'cleared' | 'held';

/** What a screening comes to. A machine decides once; staff can change it until the order is made. */
export type ScreeningDecision = Extract<ScreeningState, 'cleared' | 'held'>;
export const screeningDecisions = ['cleared', 'held'] as const satisfies readonly ScreeningDecision[];

/** Who may decide what, by where the screening stands. */
export const screeningWays = {
  not_required: {},
  pending: { cleared: ['administrator', 'production', 'store'], held: ['administrator', 'production', 'store'] },
  held: { cleared: ['administrator'] },
  cleared: { held: ['administrator', 'production'] },
} as const satisfies Readonly<Record<ScreeningState, Readonly<Record<string, readonly OrderActor[]>>>>;

/** A sequence that somebody has to look at before it is made. */
export interface SequenceToScreen {
  readonly itemId: string;
  readonly name: string;
  readonly sequence: string;
  /** Bases, without the marks of modifications. */
  readonly length: number;
}

/**
 * The sequences of an order that are screened (ruling 21): those of Custom RNA, and user-defined ones, which are the whole
 * molecule, from `thresholdNt` bases on. A target in front of a scaffold of ours is shorter than any threshold.
 */
export function sequencesToScreen(
  items: readonly { readonly id: string; readonly item: PriceableItem }[],
  thresholdNt: number,
): SequenceToScreen[] {
  return items.flatMap(({ id, item }) => {
    if (!('sequences' in item)) return [];
    if (item.productSlug !== 'custom_rna' && item.modifications !== 'User-Defined') return [];
    return item.sequences
      .map(({ name, rawSequence }) => ({ itemId: id, name, sequence: rawSequence, length: baseCount(rawSequence) }))
      .filter(({ length }) => length >= thresholdNt);
  });
}
