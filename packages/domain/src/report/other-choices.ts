import {
  checkItem,
  type GuideRnaItem,
  modificationsFor,
  type ProcessingStep,
  processing,
  purificationOptions,
  yieldOptionsFor,
} from '../guide-rna/index.ts';
import type { Money } from '../money/index.ts';
import { priceGuideRna } from '../price/index.ts';
import type { ReportPrices } from './price-breaks.ts';

/** The settings that can be chosen differently for the same guides and the same gene editor. */
const choiceSettings = ['yield', 'modifications', 'purification'] as const;
type ChoiceSetting = (typeof choiceSettings)[number];

/** What one other choice would change. */
export interface OtherChoice {
  readonly setting: ChoiceSetting;
  /** The word of the choice: `5nmol`, `Unmodified`, `hplc`. */
  readonly value: GuideRnaItem[ChoiceSetting];
  /** What the guides then cost; null where that is not sold, or not allowed. */
  readonly subtotal: Money | null;
  /** The sentence of the rule that stands against it; null where none does. */
  readonly refusal: string | null;
  /** Steps after synthesis that it brings, and that are not taken now (GR-17, GR-18). */
  readonly addedSteps: readonly ProcessingStep[];
  /** Steps that it does without. */
  readonly droppedSteps: readonly ProcessingStep[];
}

const noCart = { tubeNamesInCart: new Set<string>() };

const valuesOf: Readonly<Record<ChoiceSetting, (item: GuideRnaItem) => readonly GuideRnaItem[ChoiceSetting][]>> = {
  yield: ({ format }) => yieldOptionsFor(format).map(({ id }) => id),
  modifications: ({ nuclease }) => modificationsFor(nuclease),
  purification: () => purificationOptions.map(({ id }) => id),
};

/**
 * What each other yield, modification and purification would change for the guides of an item: their price, and the
 * steps after synthesis. User-defined modifications are typed and no choice for targets, so they are left out.
 */
export function otherChoices(item: GuideRnaItem, prices: ReportPrices): OtherChoice[] {
  if (item.sequences.length === 0) return [];
  const now = processing(item.yield, item.purification);
  const known = new Set(messages(item));
  return choiceSettings.flatMap((setting) =>
    valuesOf[setting](item)
      .filter((value) => value !== item[setting] && !(setting === 'modifications' && isTyped(item, value)))
      .map((value): OtherChoice => {
        const changed: GuideRnaItem = { ...item, [setting]: value };
        const steps = processing(changed.yield, changed.purification);
        // What is wrong already is no reason against this choice.
        const refusal = messages(changed).find((message) => !known.has(message)) ?? null;
        const priced = refusal === null ? priceGuideRna(changed, prices.list, prices.strategy) : null;
        return {
          setting,
          value,
          subtotal: priced?.ok === true ? priced.value.subtotal : null,
          refusal,
          addedSteps: steps.filter((step) => !now.includes(step)),
          droppedSteps: now.filter((step) => !steps.includes(step)),
        };
      }),
  );
}

const isTyped = (item: GuideRnaItem, value: GuideRnaItem[ChoiceSetting]): boolean =>
  item.modifications === 'User-Defined' || value === 'User-Defined';

const messages = (item: GuideRnaItem): readonly string[] =>
  checkItem(item, noCart)
    .faults.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
