import { normalTarget } from '@cutsite/domain/guide-rna';
import { moneyText } from '@cutsite/domain/money';
import { priceFaultMessages } from '@cutsite/domain/price';
import { projectReport, type ReportPart } from '@cutsite/domain/report';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { useMemo } from 'react';
import { leftOutText } from '../../../builder/price-bar/left-out-text.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { ProjectReportFrame, ReportSection, Verdict } from '../../../builder/report/project-report.tsx';
import { ItemFacts } from '../../../platform/report/item-facts.tsx';
import { kindText } from '../../../platform/report/report-text.ts';
import { useLivePrice } from '../price/use-prices.ts';
import { useProject } from '../project/use-builder.tsx';
import { addOnsAlone } from '../purchase/add-ons-alone.ts';
import { KeptNote } from './kept-note.tsx';
import { SharedTargetList } from './shared-target-list.tsx';
import { WhatIsOrdered } from './what-is-ordered.tsx';

/** The pre-flight report of a guide RNA project. */
export function ProjectReportDialog({ onClose }: { readonly onClose: () => void }) {
  const project = useProject();
  const prices = usePrices() ?? null;
  const { price } = useLivePrice();
  const tubeNamesInCart = useCartNames();
  const report = useMemo(() => projectReport(project, { tubeNamesInCart, prices }), [project, tubeNamesInCart, prices]);
  const { guides, errors, warnings, sameTargets, keptTargets, needsReview } = report;
  return (
    <ProjectReportFrame
      projectName={project.name}
      verdict={
        addOnsAlone(project) ? (
          <Notice tone="success">Add-ons only, no guides. Nothing blocks the order.</Notice>
        ) : (
          <Verdict errors={errors} empty={guides === 0} needsReview={needsReview} />
        )
      }
      figures={[
        { label: 'Guides', value: String(guides) },
        { label: 'To fix', value: String(errors) },
        { label: 'To check', value: String(warnings) },
        {
          label: 'Repeated targets',
          value: String(sameTargets),
          note: keptTargets > 0 ? `${keptTargets} kept` : null,
        },
        { label: 'Price', value: price === undefined ? 'loading' : moneyText(price.subtotal) },
      ]}
      onClose={onClose}
    >
      <WhatIsOrdered project={project} parts={report.parts} addOns={price?.addOns ?? []} />
      <SharedTargetList report={report} />
      {report.parts.map((part, at) => (
        // Parts have no identity but their place: two plates may carry one name while they are being named.
        <Part key={at} part={part} />
      ))}
    </ProjectReportFrame>
  );
}

function Part({ part: { item, report, priced, leftOut, refusal, kept } }: { readonly part: ReportPart }) {
  const kind = kindText(item);
  const label = item.plateName ?? kind;
  const notes = new Map(
    [...kept].map((rawSequence) => [
      rawSequence,
      <KeptNote key={rawSequence} target={{ format: item.format, target: normalTarget(rawSequence) }} />,
    ]),
  );
  const all = `${item.plateName === null ? '' : `${kind}, `}${countText(report.guides, 'guide')}`;
  const guides = all + leftOutText(leftOut, report.guides, item.format === 'plate' ? 'well' : 'tube');
  return (
    <ReportSection
      label={label}
      note={priced === null ? guides : `${guides}, ${moneyText(priced.subtotal)}`}
      refusal={refusal === null ? null : priceFaultMessages[refusal]}
    >
      <ItemFacts report={report} label={label} notes={notes} />
    </ReportSection>
  );
}
