import { moneyText } from '@cutsite/domain/money';
import type { PricedItem } from '@cutsite/domain/price';
import styles from './price-bar.module.css';

interface WinningRuleProps {
  readonly lines: PricedItem['lines'];
  /** What one row is called: "guide". */
  readonly row: string;
}

/** The rule that won, when one rule set the whole price: "$24.60 a guide: educational price beats list $41.00". */
export function WinningRule({ lines, row }: WinningRuleProps) {
  const [line] = lines;
  if (line === undefined || lines.some((other) => other.unit.winner.recordId !== line.unit.winner.recordId))
    return null;
  const beaten = line.unit.candidates.filter((candidate) => !candidate.wins);
  return (
    <span className={styles.rule}>
      {moneyText(line.unit.unit)} a {row}: <b>{line.unit.winner.label}</b>
      {beaten.length === 0
        ? ''
        : ` beats ${beaten.map((candidate) => `${candidate.label} ${moneyText(candidate.amount)}`).join(' and ')}`}
    </span>
  );
}
