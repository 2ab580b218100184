import { type GuideRnaItem, purificationOptions, yieldOptions } from '@cutsite/domain/guide-rna';
import type { Money } from '@cutsite/domain/money';
import { type OtherChoice, otherChoices } from '@cutsite/domain/report';
import { ChoicePrices } from '../../../builder/price-bar/choice-prices.tsx';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { stepText } from '../../../platform/report/report-text.ts';

interface OtherChoicesProps {
  readonly item: GuideRnaItem;
  /** What the guides cost as they are chosen. */
  readonly now: Money;
}

const headings = {
  yield: 'Another yield',
  modifications: 'Other modifications',
  purification: 'Another purification',
} as const satisfies Record<OtherChoice['setting'], string>;

const words: ReadonlyMap<string, string> = new Map(
  [...yieldOptions, ...purificationOptions].map(({ id, display }) => [id, display]),
);

/**
 * What the same guides would cost with another yield, other modifications or another purification, before it is chosen.
 */
export function OtherChoices({ item, now }: OtherChoicesProps) {
  const prices = usePrices();
  const choices = prices === undefined ? [] : otherChoices(item, prices);
  const groups = (['yield', 'modifications', 'purification'] as const).map((setting) => ({
    heading: headings[setting],
    choices: choices
      .filter((choice) => choice.setting === setting)
      .map((choice) => ({
        key: choice.value,
        label: words.get(choice.value) ?? choice.value,
        changes: changesText(choice),
        subtotal: choice.subtotal,
        isRefused: choice.refusal !== null,
      })),
  }));
  return <ChoicePrices groups={groups} now={now} />;
}

/** "adds additional clean-up (SEC)"; why it cannot be had. */
function changesText({ value, refusal, addedSteps, droppedSteps }: OtherChoice): string {
  const list = (steps: OtherChoice['addedSteps']) =>
    steps
      .filter((step) => step !== value)
      .map(stepText)
      .join(' and ');
  const [added, dropped] = [list(addedSteps), list(droppedSteps)];
  return [
    refusal,
    added === '' ? null : refusal === null ? `adds ${added}` : `It would add ${added}.`,
    dropped === '' ? null : `without ${dropped}`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
