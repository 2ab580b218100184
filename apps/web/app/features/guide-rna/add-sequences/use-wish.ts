import type { ProposalKind } from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96 } from '@cutsite/domain/labware';
import { useMemo, useState } from 'react';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { useBuilderState, useProject } from '../project/use-builder.tsx';
import type { Placing } from './placing-fields.tsx';
import { tickedKinds } from './preview/mend.ts';
import type { LargerPlatePlacing } from './preview/plate-parts.ts';
import type { RowText } from './preview/rows-to-add.ts';
import type { AddWish } from './preview/work-out.ts';

/** What the customer decided about the rows of a list. */
export type Decisions = Pick<AddWish, 'switchedOn' | 'switchedOff' | 'leftOut' | 'edits' | 'strands' | 'open'> & {
  readonly againIsNextPlate: boolean;
  readonly largerPlates: LargerPlatePlacing;
};

const none: ReadonlySet<never> = new Set();
export const undecided: Decisions = {
  switchedOn: none,
  switchedOff: none,
  leftOut: none,
  edits: new Map(),
  strands: none,
  open: null,
  againIsNextPlate: false,
  largerPlates: 'as_named',
};

/** What the customer decides in the preview: repairs for all rows, and single rows by their keys. */
export interface RowChoices {
  /** The repairs that are made; known at once, while the preview follows. */
  readonly ticked: ReadonlySet<ProposalKind>;
  readonly toggleKind: (kind: ProposalKind, on: boolean) => void;
  readonly toggleNextPlate: (on: boolean) => void;
  /** What becomes of lists of 384 wells; known at once, while the preview follows. */
  readonly largerPlates: LargerPlatePlacing;
  readonly placeLarger: (largerPlates: LargerPlatePlacing) => void;
  readonly leaveOut: (keys: readonly string[]) => void;
  readonly putBack: (key: string) => void;
  readonly otherStrand: (key: string, on: boolean) => void;
  /** Null: as it was read. */
  readonly edit: (key: string, text: RowText | null) => void;
  /** What was typed, at once; the preview follows. */
  readonly edits: ReadonlyMap<string, RowText>;
  /** The row that is being edited, or null. */
  readonly open: string | null;
  readonly setOpen: (key: string | null) => void;
}

interface Wish {
  readonly wish: AddWish;
  readonly choices: RowChoices;
  readonly decisions: Decisions;
}

/** All that decides what adding would do, and the ways to change it. */
export function useWish(placing: Placing, before: Decisions): Wish {
  const project = useProject();
  const tubeNamesInCart = useCartNames();
  const prices = usePrices() ?? null;
  const order = useBuilderState((state) => state.fillOrder);
  const newTubeSettings = useBuilderState((state) => state.own.newTubeSettings);
  const [decisions, setDecisions] = useState(before);
  const wish = useMemo((): AddWish => {
    const { againIsNextPlate, largerPlates, ...own } = decisions;
    const start = parseWellLabel(placing.start.trim() === '' ? 'A01' : placing.start, plate96);
    const skipTaken = placing.taken === 'skip';
    const startAt = start.ok ? { startAt: start.value } : {};
    const place = { order, spill: placing.spill, againIsNextPlate, largerPlates, skipTaken, ...startAt };
    return { project, placing: place, newTubeSettings, tubeNamesInCart, prices, ...own };
  }, [decisions, project, placing, order, newTubeSettings, tubeNamesInCart, prices]);

  const change = (next: (before: Decisions) => Partial<Decisions>) => setDecisions((now) => ({ ...now, ...next(now) }));
  const choices: RowChoices = {
    ticked: tickedKinds(decisions),
    toggleKind: (kind, on) =>
      change(({ switchedOn, switchedOff }) => ({
        switchedOn: withOrWithout(switchedOn, kind, on),
        switchedOff: withOrWithout(switchedOff, kind, !on),
      })),
    toggleNextPlate: (againIsNextPlate) => change(() => ({ againIsNextPlate })),
    largerPlates: decisions.largerPlates,
    placeLarger: (largerPlates) => change(() => ({ largerPlates })),
    leaveOut: (keys) =>
      change(({ leftOut, open }) => ({
        leftOut: new Set([...leftOut, ...keys]),
        open: keys.includes(open ?? '') ? null : open,
      })),
    putBack: (key) => change(({ leftOut }) => ({ leftOut: withOrWithout(leftOut, key, false) })),
    otherStrand: (key, on) => change(({ strands }) => ({ strands: withOrWithout(strands, key, on) })),
    edit: (key, text) =>
      change(({ edits }) => {
        const next = new Map(edits);
        if (text === null) next.delete(key);
        else next.set(key, text);
        return { edits: next };
      }),
    edits: decisions.edits,
    open: decisions.open,
    setOpen: (open) => change(() => ({ open })),
  };
  return { wish, choices, decisions };
}

function withOrWithout<T>(set: ReadonlySet<T>, one: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(one);
  else next.delete(one);
  return next;
}
