import { localClockText, localDayText } from '@cutsite/domain/day-text';
import { type Money, moneyText, multiplyMoney } from '@cutsite/domain/money';
import type { PricedItem } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { type ReactNode, useState } from 'react';
import { ReportDialog } from '../../platform/report/item-facts.tsx';
import type { PricedAddOn } from '../add-ons/price-add-ons.ts';
import styles from './project-report.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | null;
}

interface ProjectReportFrameProps {
  readonly projectName: string;
  readonly verdict: ReactNode;
  readonly figures: readonly Figure[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The pre-flight report: the whole project on one page, before it is paid. */
export function ProjectReportFrame({ projectName, verdict, figures, onClose, children }: ProjectReportFrameProps) {
  const [checkedAt] = useState(() => new Date());
  return (
    <ReportDialog title="Before you order" onClose={onClose}>
      <header className={styles.head}>
        <h3>{projectName.trim() || 'Project without a name'}</h3>
        <p className={styles.asOf}>
          As of {`${localDayText(checkedAt)}, ${localClockText(checkedAt)}`}. This is not a quote: prices are today’s,
          before shipping and tax.
        </p>
        {verdict}
      </header>
      <dl className={styles.figures}>
        {figures.map(({ label, value, note = null }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note === null ? null : <small> {note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </ReportDialog>
  );
}

interface VerdictProps {
  readonly errors: number;
  /** Nothing that could be ordered is there. */
  readonly empty: boolean;
  readonly needsReview: boolean;
}

/** Whether the project can be ordered as it stands. */
export function Verdict({ errors, empty, needsReview }: VerdictProps) {
  if (errors > 0) return <Notice tone="error">{countText(errors, 'thing')} to fix before this can be ordered.</Notice>;
  if (empty) return <Notice>There is nothing to order yet.</Notice>;
  if (needsReview) {
    return <Notice tone="warnMajor">Nothing blocks the order. Our staff review the plate before it is made.</Notice>;
  }
  return <Notice tone="success">Nothing blocks the order.</Notice>;
}

interface BlockedVerdictProps {
  readonly blocked: string | null;
  /** What staff look at before it is made; null: nothing. */
  readonly review?: string | null;
}

/** Whether a project can be ordered, where one sentence says what blocks it. */
export function BlockedVerdict({ blocked, review = null }: BlockedVerdictProps) {
  if (blocked !== null) return <Notice tone="error">{blocked}.</Notice>;
  if (review !== null) return <Notice tone="warnMajor">Nothing blocks the order. {review}</Notice>;
  return <Notice tone="success">Nothing blocks the order.</Notice>;
}

/** One line of what is ordered. */
export interface OrderedLine {
  readonly label: string;
  /** Its settings, below it. */
  readonly note: string | null;
  /** How many, and at what price. */
  readonly count: ReactNode;
  /** Null: it has no price. */
  readonly sum: Money | null;
}

/** Every line of the order with its settings and how its price comes about: what a purchaser needs on paper. */
export function OrderedLines({ caption, lines }: { readonly caption: string; readonly lines: readonly OrderedLine[] }) {
  return (
    <table className={styles.ordered}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ label, note, count, sum }, at) => (
          // Lines have no identity but their place: two plates may carry one name while they are being named.
          <tr key={at}>
            <th scope="row">
              {label}
              {note === null ? null : <small>{note}</small>}
            </th>
            <td>{count}</td>
            <td>{sum === null ? 'no price' : moneyText(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An add-on as a line of what is ordered. */
export const addOnLine = ({ item, label, priced }: PricedAddOn): OrderedLine => ({
  label,
  note: null,
  count: priced === null ? item.quantity : `${item.quantity} × ${moneyText(priced.subtotal)}`,
  sum: priced === null ? null : multiplyMoney(priced.subtotal, item.quantity),
});

/** "24 × $41.00, list price"; one line for each price. */
export function PriceLines({ priced }: { readonly priced: PricedItem }) {
  return priced.lines.map(({ count, unit }) => (
    <span key={unit.candidates.map(({ recordId }) => recordId).join()}>
      {count} × {moneyText(unit.unit)}, {unit.winner.label.toLowerCase()}
    </span>
  ));
}

interface ReportSectionProps {
  readonly label: string;
  /** What it is, beside its name. */
  readonly note: string;
  /** Why it has no price. */
  readonly refusal: string | null;
  readonly children: ReactNode;
}

/** A part of the project, such as a plate, with what is said of it. */
export function ReportSection({ label, note, refusal, children }: ReportSectionProps) {
  return (
    <section className={styles.part}>
      <h4>
        {label} <small>{note}</small>
      </h4>
      {refusal === null ? null : <p>{refusal}</p>}
      {children}
    </section>
  );
}
