import {
  type GuideRnaSettings,
  geneEditors,
  modifications,
  modificationsFor,
  nucleases,
  nucleasesShownIn,
  purificationOptions,
  type Tube,
  tubePosition,
  yieldOptions,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { writtenBases } from '@cutsite/domain/sequence';
import type { ChoiceColumn, RowColumn } from '../../../builder/row-table/columns.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { isYieldOffered } from '../price/offered-yields.ts';
import { tubePrice } from '../price/tube-price.ts';
import { nextGuideName } from '../project/guide-wells.ts';
import { purificationChoices } from '../text/purification-choices.ts';

/** What changes of a tube. */
export type TubeChange = Partial<Omit<Tube, 'id'>>;

const tubeYields = yieldOptionsFor('tube').map(({ id }) => id);

/** The four choices that each tube makes for itself, and that new tubes start with. */
export const tubeChoices = (
  country: string | null,
  prices: Prices | undefined,
): readonly ChoiceColumn<GuideRnaSettings, Partial<GuideRnaSettings>>[] => [
  {
    kind: 'choice',
    id: 'nuclease',
    name: 'Gene editor',
    all: nucleases.map((id) => ({ id, text: geneEditors[id].display, change: { nuclease: id } })),
    value: ({ nuclease }) => nuclease,
    offered: () => nucleasesShownIn(country),
  },
  {
    kind: 'choice',
    id: 'modifications',
    name: 'Modifications',
    all: modifications.map((id) => ({ id, text: id, change: { modifications: id } })),
    value: (settings) => settings.modifications,
    offered: ({ nuclease }) => modificationsFor(nuclease),
    notForAll: 'not with every editor',
  },
  {
    kind: 'choice',
    id: 'yield',
    name: 'Yield',
    // The amount without its unit is understood too.
    all: yieldOptions.map(({ id, display, nmol }) => ({
      id,
      text: display,
      words: [String(nmol)],
      change: { yield: id },
    })),
    value: (settings) => settings.yield,
    offered: (settings) =>
      tubeYields.filter((amount) => isYieldOffered({ ...settings, yield: amount }, 'tube', prices)),
    unoffered: (settings) =>
      tubeYields.filter((amount) => !isYieldOffered({ ...settings, yield: amount }, 'tube', prices)),
    notForAll: 'not offered for all',
  },
  {
    kind: 'choice',
    id: 'purification',
    name: 'Purification',
    all: purificationChoices.map(({ id, text }) => {
      const written = purificationOptions.find((option) => option.id === id)?.display ?? text;
      return { id, text, written, words: [written, `${written} (not available)`], change: { purification: id } };
    }),
    value: ({ purification }) => purification,
    offered: () => purificationChoices.map(({ id }) => id),
  },
];

/** The columns of the tubes, from left to right. Without prices the last one is a dash. */
export const tubeColumns = (
  country: string | null,
  prices: Prices | undefined,
): readonly RowColumn<Tube, TubeChange>[] => [
  {
    kind: 'place',
    id: 'position',
    name: 'Position',
    heading: 'Pos',
    label: ({ name }) => `Position of ${name || 'the tube'}`,
    text: ({ position }) => position,
    change: (position) => ({ position }),
    next: nextPosition,
  },
  {
    kind: 'text',
    id: 'name',
    name: 'Name',
    text: ({ name }) => name,
    change: (name) => ({ name }),
    next: nextGuideName,
  },
  {
    kind: 'sequence',
    id: 'sequence',
    name: 'Sequence',
    heading: 'Sequence, 5′ to 3′',
    text: ({ sequence }) => sequence,
    change: (sequence) => ({ sequence }),
    marks: (tube) => tube.modifications === 'User-Defined',
  },
  {
    kind: 'shown',
    id: 'length',
    name: 'nt',
    text: ({ sequence }) => String(writtenBases(sequence)),
    isFigure: true,
  },
  ...tubeChoices(country, prices),
  {
    kind: 'shown',
    id: 'price',
    name: 'Price',
    text: (tube, isFaulty) => (prices === undefined || isFaulty ? null : tubePrice(tube, prices)) ?? '–',
    isFigure: true,
  },
];

/** The first place of the rack that is free, whatever stood above. */
function nextPosition(_: string, taken: Set<string>): string {
  let place = 0;
  while (taken.has(tubePosition(place))) place += 1;
  taken.add(tubePosition(place));
  return tubePosition(place);
}
