import { guideRows } from '@cutsite/domain/guide-design';
import { type Nuclease, yieldOptions } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useLivePriceOf } from '../../../builder/price-bar/live-price.ts';
import { PriceBar } from '../../../builder/price-bar/price-bar.tsx';
import { WhyThisPrice } from '../../../builder/price-bar/why-this-price.tsx';
import { WinningRule } from '../../../builder/price-bar/winning-rule.tsx';
import type { GoTo } from '../../../platform/loading/go-to.ts';
import type { Prices } from '../../../platform/price-query.ts';
import type { ChosenGuide } from './chosen-guides.tsx';
import type { PlateChoice } from './plate-choice.ts';
import { notSentBecause } from './plate-text.ts';
import { type ChosenPrice, priceOfChosen } from './price-of-chosen.ts';
import { type Destination, leaveForBuilder } from './send-guides.ts';

interface ChosenBarProps {
  readonly guides: readonly ChosenGuide[];
  readonly choice: PlateChoice;
  readonly editor: Nuclease;
  readonly goTo: GoTo;
}

/** What the chosen guides cost, always in sight, and where they can go. Nothing while none is chosen. */
export function ChosenBar({ guides, choice, editor, goTo }: ChosenBarProps) {
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const { plate, wells } = choice;
  const toSend = useMemo(() => guides.filter((_, at) => wells[at]?.kind === 'free'), [guides, wells]);
  const settings = useMemo(() => (plate === null ? null : { ...plate, ...editorOf(plate, editor) }), [plate, editor]);
  // Where all of them stand on the plate, the price is of tubes to come, or of another plate.
  const priced = toSend.length === 0 ? guides : toSend;
  const live = useLivePriceOf(
    priced,
    useCallback((all: typeof priced, prices: Prices) => priceOfChosen(all, settings, prices), [settings]),
  );
  if (guides.length === 0) return null;
  const send = (destination: Destination) => {
    const address = leaveForBuilder(guides, editor, destination);
    if (address === null) setFailed(true);
    else goTo(address);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(guideRows(guides));
    toast({ title: `${countText(guides.length, 'guide')} copied, with their names.` });
  };
  const blocked = failed
    ? 'This browser cannot save data, so the list cannot be taken to the order. Copy it, and paste it there.'
    : notSentBecause(wells, choice.isStartAWell);
  const count = toSend.length === 0 ? guides.length : toSend.length;
  return (
    <PriceBar
      live={live}
      whatIsPriced={whatIsPriced}
      ships=""
      reasons={live.price === undefined ? null : <Reasons price={live.price} />}
      blocked={blocked ?? live.price?.refusal ?? null}
      begun={failed}
    >
      <Button icon="copy" onClick={() => void copy().catch(() => setFailed(true))}>
        Copy as table
      </Button>
      <Button icon="tube" onClick={() => send({ to: 'tubes' })}>
        Order as tubes
      </Button>
      <Button
        variant="primary"
        icon="plate"
        blockedBecause={
          choice.plates === null ? 'Your plates are being read.' : notSentBecause(wells, choice.isStartAWell)
        }
        onClick={() => send({ to: 'plate', plate, wells })}
      >
        {`Send ${count} to ${plate === null ? 'a new plate' : plate.name.trim() || 'the plate'}`}
      </Button>
    </PriceBar>
  );
}

/** An empty plate takes the editor of the guides; one with guides on it keeps its own. */
const editorOf = ({ wells }: { readonly wells: readonly unknown[] }, editor: Nuclease) =>
  wells.length === 0 ? { nuclease: editor } : {};

/** "3 guides, 3 nmol each" */
function whatIsPriced({ guides, settings }: ChosenPrice): string {
  const amount = yieldOptions.find(({ id }) => id === settings.yield)?.display ?? settings.yield;
  return `${countText(guides, 'guide')}, ${amount} each`;
}

function Reasons({ price: { guides, lines, refusal } }: { readonly price: ChosenPrice }) {
  return (
    <>
      <WhyThisPrice
        row="guide"
        reasons={() => [{ label: countText(guides, 'chosen guide'), refusal, lines, copies: 1, more: null }]}
      />
      <WinningRule row="guide" lines={lines} />
    </>
  );
}
