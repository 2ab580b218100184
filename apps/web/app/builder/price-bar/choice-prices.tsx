import { type Money, moneyText, usd } from '@cutsite/domain/money';
import styles from './price-reasons.module.css';

/** What another choice would cost. */
export interface ChoicePrice {
  readonly key: string;
  readonly label: string;
  /** "adds additional clean-up (SEC)"; why it cannot be had. */
  readonly changes: string;
  /** What the rows then cost; null where that is not sold, or not allowed. */
  readonly subtotal: Money | null;
  readonly isRefused: boolean;
}

interface ChoicePricesProps {
  readonly groups: readonly { readonly heading: string; readonly choices: readonly ChoicePrice[] }[];
  /** What the rows cost as they are chosen. */
  readonly now: Money;
}

/** What the same rows would cost with other settings, before those are chosen; without choices no heading. */
export function ChoicePrices({ groups, now }: ChoicePricesProps) {
  return groups.map(({ heading, choices }) =>
    choices.length === 0 ? null : (
      <div key={heading} role="group" aria-label={heading}>
        <p className={styles.heading}>{heading}</p>
        <dl className={styles.choices}>
          {choices.map(({ key, label, changes, subtotal, isRefused }) => (
            <div key={key}>
              <dt>
                {label}
                <small>{changes}</small>
              </dt>
              <dd>
                {subtotal === null ? (
                  isRefused ? (
                    'not now'
                  ) : (
                    'not sold'
                  )
                ) : (
                  <>
                    <small>{differenceText(subtotal, now)}</small>
                    {moneyText(subtotal)}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ),
  );
}

/** "+$208.00", "−$130.00", "the same" */
function differenceText(then: Money, now: Money): string {
  const difference = then.minor - now.minor;
  if (difference === 0) return 'the same';
  return `${difference > 0 ? '+' : '−'}${moneyText(usd(Math.abs(difference)))}`;
}
