import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Pill } from '../pill/index.ts';
import styles from './price-tag.module.css';

/** One rule that could have set the price; the lowest wins. Amounts are written out: "$24.60". */
export interface PriceRule {
  readonly label: string;
  readonly amount: string;
  readonly wins: boolean;
}

export interface PriceTagProps {
  /** Written out: "$1,525.20". */
  readonly amount: string;
  /** The undiscounted amount, struck; leave it out when it is the same. */
  readonly was?: string | undefined;
  /** What it counts and the rule that won: "62 guides × $24.60, educational price". */
  readonly caption?: string | undefined;
  /** A new price is being fetched: the last one stays, marked. */
  readonly updating?: boolean;
  readonly rules?: readonly PriceRule[];
}

/** A price that says what it counts and, on demand, why it is that. */
export function PriceTag({ amount, was, caption, updating = false, rules = [] }: PriceTagProps) {
  return (
    <div className={classNames(styles.tag, updating && styles.stale)}>
      <div className={styles.figures}>
        <b className={styles.amount}>{amount}</b>
        {was !== undefined && <s className={styles.was}>{was}</s>}
        {updating && <Pill>Updating</Pill>}
      </div>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      {rules.length > 0 && (
        <details className={styles.why}>
          <summary>Why this price</summary>
          <table className={styles.rules}>
            <tbody>
              {rules.map((rule) => (
                <tr key={rule.label} className={rule.wins ? styles.wins : undefined}>
                  <th scope="row">
                    {rule.wins && <Icon name="check" size={12} label="wins" />}
                    {rule.label}
                  </th>
                  <td>{rule.amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
