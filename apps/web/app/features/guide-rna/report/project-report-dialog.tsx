import { normalTarget } from '@cutsite/domain/guide-rna';
import { priceFaultMessages } from '@cutsite/domain/price';
import { type ProjectReport, projectReport, type ReportPart } from '@cutsite/domain/report';
import { Notice } from '@cutsite/ui/notice';
import { useMemo, useState } from 'react';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { useCartNames } from '../../../builder/purchase/cart-names.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import { moneyText } from '../../../platform/money-text.ts';
import { ItemFacts, ReportDialog } from '../../../platform/report/item-facts.tsx';
import { kindText } from '../../../platform/report/report-words.ts';
import { whenNeeded } from '../../../platform/when-needed.ts';
import { addOnsAlone } from '../add-ons/add-on-items.ts';
import { useLivePrice } from '../price/use-prices.ts';
import { useProject } from '../project/use-builder.tsx';
import { KeptNote } from './kept-note.tsx';
import styles from './project-report.module.css';
import { SharedTargetList } from './shared-target-list.tsx';
import { WhatIsOrdered } from './what-is-ordered.tsx';

const asOf = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));

/** The pre-flight report: the whole project on one page, before it is paid. */
export function ProjectReportDialog({ onClose }: { readonly onClose: () => void }) {
  const project = useProject();
  const prices = usePrices() ?? null;
  const { price } = useLivePrice();
  const tubeNamesInCart = useCartNames();
  const [checkedAt] = useState(() => new Date());
  const report = useMemo(() => projectReport(project, { tubeNamesInCart, prices }), [project, tubeNamesInCart, prices]);
  return (
    <ReportDialog title="Before you order" onClose={onClose}>
      <header className={styles.head}>
        <h3>{project.name.trim() || 'Project without a name'}</h3>
        <p className={styles.asOf}>
          As of {asOf().format(checkedAt)}. This is not a quote: prices are today’s, before shipping and tax.
        </p>
        <Verdict report={report} addOnsAlone={addOnsAlone(project)} />
      </header>
      <dl className={styles.figures}>
        <Figure label="Guides" value={String(report.guides)} />
        <Figure label="To fix" value={String(report.errors)} />
        <Figure label="To check" value={String(report.warnings)} />
        <Figure
          label="Repeated targets"
          value={String(report.sameTargets)}
          note={report.keptTargets > 0 ? `${report.keptTargets} kept` : null}
        />
        <Figure label="Price" value={price === undefined ? 'loading' : moneyText(price.subtotal)} />
      </dl>
      <WhatIsOrdered project={project} parts={report.parts} addOns={price?.addOns ?? []} />
      <SharedTargetList report={report} />
      {report.parts.map((part, at) => (
        // Parts have no identity but their place: two plates may carry one name while they are being named.
        <Part key={at} part={part} />
      ))}
    </ReportDialog>
  );
}

interface VerdictProps {
  readonly report: ProjectReport;
  readonly addOnsAlone: boolean;
}

function Verdict({ report, addOnsAlone: alone }: VerdictProps) {
  if (alone) return <Notice tone="success">Add-ons only, no guides. Nothing blocks the order.</Notice>;
  if (report.errors > 0) {
    return <Notice tone="error">{figured(report.errors, 'thing')} to fix before this can be ordered.</Notice>;
  }
  if (report.guides === 0) return <Notice>There is nothing to order yet.</Notice>;
  if (report.needsReview) {
    return <Notice tone="warnMajor">Nothing blocks the order. Our staff review the plate before it is made.</Notice>;
  }
  return <Notice tone="success">Nothing blocks the order.</Notice>;
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | null;
}

function Figure({ label, value, note = null }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note === null ? null : <small> {note}</small>}
      </dd>
    </div>
  );
}

function Part({ part: { item, report, priced, refusal, kept } }: { readonly part: ReportPart }) {
  const kind = kindText(item);
  const label = item.plateName ?? kind;
  const notes = new Map(
    [...kept].map((rawSequence) => [
      rawSequence,
      <KeptNote key={rawSequence} target={{ format: item.format, target: normalTarget(rawSequence) }} />,
    ]),
  );
  return (
    <section className={styles.part}>
      <h4>
        {label}{' '}
        <small>
          {item.plateName === null ? '' : `${kind}, `}
          {figured(report.guides, 'guide')}
          {priced === null ? '' : `, ${moneyText(priced.subtotal)}`}
        </small>
      </h4>
      {refusal === null ? null : <p>{priceFaultMessages[refusal]}</p>}
      <ItemFacts report={report} label={label} notes={notes} />
    </section>
  );
}
