import { moneyText, multiplyMoney } from '@cutsite/domain/money';
import { discountInWords, type PriceCandidate, type PricedItem, scopeInWords } from '@cutsite/domain/price';
import { countInCopies } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { useKeyboardScroll } from '@cutsite/ui/keyboard-scroll';
import { Fragment, type ReactNode, useRef } from 'react';
import { usePrices } from './live-price.ts';
import styles from './price-reasons.module.css';

/** One part of the price: a plate, the tubes that share their settings, an add-on. */
export interface PriceReason {
  readonly label: string;
  /** Why there is no price; null or absent: there is one. */
  readonly refusal?: string | null;
  readonly lines: PricedItem['lines'];
  /** How many copies of the part are ordered, one unless stated; the lines are of one. */
  readonly copies?: number;
  /** The copies that a line counts as well: "27 genes × 3 copies"; absent: the count stands alone. */
  readonly replicates?: number;
  /** What is said below the lines: what other choices would cost. */
  readonly more: ReactNode;
}

/** Every line of the price with all rules that applied to it, the winner ticked. */
export function PriceReasons({ row, reasons }: { readonly row: string; readonly reasons: readonly PriceReason[] }) {
  const box = useRef<HTMLDivElement>(null);
  useKeyboardScroll(box, true);
  return (
    <div ref={box} className={styles.box}>
      <p>The lowest rule that applies to a {row} sets its price.</p>
      {reasons.map(({ label, refusal = null, lines, copies = 1, replicates, more }, at) => (
        // Parts have no identity but their place: two plates may carry one name while they are being named.
        <section key={at}>
          <h3>{label}</h3>
          {refusal === null ? null : <p>{refusal}</p>}
          {lines.map((line) => (
            <dl key={line.unit.candidates.map((one) => one.recordId).join()} className={styles.rules}>
              <dt>
                {replicates === undefined ? line.count * copies : countInCopies(line.count, replicates, row)} ×{' '}
                {moneyText(line.unit.unit)}
                {line.lengths === null ? '' : `, ${lengthText(line.lengths)}`}
              </dt>
              <dd>{moneyText(multiplyMoney(line.subtotal, copies))}</dd>
              <Rules candidates={line.unit.candidates} />
            </dl>
          ))}
          {more}
        </section>
      ))}
    </div>
  );
}

/** All rules that applied with what each is about, the winner ticked. */
function Rules({ candidates }: { readonly candidates: readonly PriceCandidate[] }) {
  const records = usePrices()?.list.records ?? [];
  const scopeOf = ({ recordId }: PriceCandidate): string => {
    const record = records.find(({ id }) => id === recordId);
    return record === undefined ? '' : scopeInWords(record);
  };
  return candidates.map((candidate) => (
    <Fragment key={candidate.recordId}>
      <dt data-wins={candidate.wins || undefined}>
        {candidate.wins ? <Icon name="check" size={12} label="sets the price" /> : null}
        <span>
          {candidate.label}
          <small>{[discountInWords(candidate), scopeOf(candidate)].filter(Boolean).join(', ')}</small>
        </span>
      </dt>
      <dd data-wins={candidate.wins || undefined}>{moneyText(candidate.amount)}</dd>
    </Fragment>
  ));
}

const lengthText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min} nt` : `${min} to ${max} nt`;
