import { type GuideRnaItem, type ProcessingStep, plateMinimumWells } from '@cutsite/domain/guide-rna';
import { type Money, moneyText } from '@cutsite/domain/money';
import type { AddedToGuides, PriceBreak, ReportedRow } from '@cutsite/domain/report';
import { countText } from '@cutsite/domain/text';

const guides = (count: number): string => countText(count, 'guide');
const these = (count: number, one: string): string => (count === 1 ? `This ${one}` : `These ${count} ${one}s`);
const costs = (count: number): string => (count === 1 ? 'costs' : 'cost');
const amount = (money: Money | null): string => (money === null ? '' : moneyText(money));

const sentences = {
  reach_minimum: ({ missing, instead }) =>
    `${missing} more ${missing === 1 ? 'well reaches' : 'wells reach'} the minimum of ${plateMinimumWells}.` +
    (instead === null ? '' : ` A plate of ${plateMinimumWells} costs at least ${amount(instead)}.`),
  as_tubes: ({ count, asIs, instead }) =>
    `${these(count, 'guide')} ${costs(count)} less as ${count === 1 ? 'a tube' : 'tubes'}: ${amount(instead)}, not ` +
    (count < plateMinimumWells
      ? `at least ${amount(asIs)} for a plate of ${plateMinimumWells}.`
      : `${amount(asIs)} on this plate.`),
  some_as_tubes: ({ count, asIs, instead }) =>
    `${guides(count)} of this plate ${costs(count)} less as ${count === 1 ? 'a tube' : 'tubes'}: ${amount(instead)}, not ${amount(asIs)}.`,
  as_plate: ({ count, asIs, instead }) =>
    `${these(count, 'tube')} ${costs(count)} less as wells of a plate: ${amount(instead)}, not ${amount(asIs)}.`,
  nearly_a_plate: ({ count, missing, asIs, instead }) =>
    `${guides(missing)} more ${missing === 1 ? 'makes' : 'make'} a plate of ${plateMinimumWells} for ${amount(instead)}. ` +
    `${these(count, 'tube')} alone ${costs(count)} ${amount(asIs)}.`,
} as const satisfies Record<PriceBreak['kind'], (facts: PriceBreak) => string>;

/** "4 more wells reach the minimum of 24. A plate of 24 costs at least $984.00." */
export const breakText = (facts: PriceBreak): string => sentences[facts.kind](facts);

const steps = {
  spe: 'standard clean-up',
  sec: 'additional clean-up (SEC)',
  hplc: 'HPLC',
} as const satisfies Record<ProcessingStep, string>;

/** "additional clean-up (SEC)" */
export const stepText = (step: ProcessingStep): string => steps[step];

/** "80-nt scaffold, appended to each target; standard clean-up" */
export function addedText({ scaffold, steps: taken }: AddedToGuides): string {
  const bases =
    scaffold === null
      ? 'no scaffold: made as entered'
      : `${scaffold.label.replace(/^\[|\]$/g, '')}, ${scaffold.side} to each target`;
  return `${bases}; ${taken.map((step) => steps[step]).join(', ')}`;
}

/** "A05 TP53-g1"; what has no place of its own has its name alone. */
export const rowText = ({ well, name }: ReportedRow): string => [well, name].filter(Boolean).join(' ');

/** "SpCas9 plate", "Other tubes" */
export const kindText = ({ nuclease, format }: Pick<GuideRnaItem, 'nuclease' | 'format'>): string =>
  `${nuclease === 'Other' ? 'Other editor' : nuclease}, ${format === 'plate' ? 'plate' : 'tubes'}`;
