import {
  type GuideRnaItem,
  type GuideRnaProject,
  genomes,
  purificationOptions,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import type { ReportPart } from '@cutsite/domain/report';
import type { PricedAddOn } from '../../../builder/add-ons/price-add-ons.ts';
import { leftOutText } from '../../../builder/price-bar/left-out-text.ts';
import { addOnLine, OrderedLines, PriceLines } from '../../../builder/report/project-report.tsx';
import { kindText } from '../../../platform/report/report-text.ts';

interface WhatIsOrderedProps {
  readonly project: Pick<GuideRnaProject, 'genome' | 'cellLine'>;
  readonly parts: readonly ReportPart[];
  readonly addOns: readonly PricedAddOn[];
}

/** Every line of the order with its settings and how its price comes about: what a purchaser needs on paper. */
export function WhatIsOrdered({ project, parts, addOns }: WhatIsOrderedProps) {
  const genome = genomes.find(({ slug }) => slug === project.genome)?.label ?? project.genome;
  const what = genome === 'Other' ? 'another genome' : genome.toLowerCase();
  const lines = parts
    .filter(({ report }) => report.guides > 0)
    .map(({ item, report, priced, leftOut }) => ({
      label: item.plateName ?? kindText(item),
      note: settingsText(item) + leftOutText(leftOut, report.guides, item.format === 'plate' ? 'well' : 'tube'),
      count: priced === null ? item.sequences.length : <PriceLines priced={priced} />,
      sum: priced?.subtotal ?? null,
    }));
  return (
    <OrderedLines
      caption={`What is ordered, for ${what}${project.cellLine === null ? '' : `, ${project.cellLine.trim()}`}`}
      lines={[...lines, ...addOns.map(addOnLine)]}
    />
  );
}

/** "SpCas9, Standard modifications, 3 nmol each, standard purification" */
function settingsText(item: GuideRnaItem): string {
  const amount = yieldOptions.find(({ id }) => id === item.yield)?.display ?? item.yield;
  const purification = purificationOptions.find(({ id }) => id === item.purification)?.display ?? item.purification;
  const editor = item.nuclease === 'Other' ? 'Other editor' : item.nuclease;
  return `${editor}, ${item.modifications} modifications, ${amount} each, ${purification} purification`;
}
