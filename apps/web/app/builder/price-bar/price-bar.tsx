import { type Money, moneyText } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import type { ReactNode } from 'react';
import type { LivePrice } from './live-price.ts';
import styles from './price-bar.module.css';

/** The sum of a project. */
export interface BarPrice {
  readonly subtotal: Money;
  /** Before discounts: the same, or more. */
  readonly undiscounted: Money;
}

interface PriceBarProps<Price extends BarPrice> {
  readonly live: LivePrice<Price>;
  /** What is priced: "62 guides, 3 nmol each". */
  readonly whatIsPriced: (price: Price) => string;
  /** When it would leave, if anything can be said. */
  readonly ships: string;
  /** How the price comes about. */
  readonly reasons: ReactNode;
  /** Why it cannot be ordered now; null when it can. */
  readonly blocked: string | null;
  /** Something was typed. Before that, what blocks the order is said as a hint and not as an error. */
  readonly begun: boolean;
  /** Opens the report before the order; and the order itself. */
  readonly children: ReactNode;
}

/** The id of the sentence that says why the order is blocked. */
export const blockedId = 'order-blocked';

/** The price, always in sight; what blocks the order; and the order. */
export function PriceBar<Price extends BarPrice>({
  live,
  whatIsPriced,
  ships,
  reasons,
  blocked,
  begun,
  children,
}: PriceBarProps<Price>) {
  return (
    <section className={styles.bar} aria-label="Price and order">
      <div className={`cs-page-wide ${styles.inside}`}>
        <Figures live={live} whatIsPriced={whatIsPriced} ships={ships} />
        {reasons}
        <span className={styles.spring} />
        {blocked === null ? null : (
          <span className={styles.blocked} id={blockedId} data-begun={begun || undefined}>
            <Icon name={begun ? 'error' : 'info'} size={14} /> {blocked}
          </span>
        )}
        {children}
      </div>
    </section>
  );
}

function Figures<Price extends BarPrice>({
  live: { price, updating, failed, retry },
  whatIsPriced,
  ships,
}: Pick<PriceBarProps<Price>, 'live' | 'whatIsPriced' | 'ships'>) {
  if (failed) {
    return (
      <div className={styles.price}>
        <span className={styles.what}>The price list could not be loaded.</span>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  const discounted = price !== undefined && price.undiscounted.minor > price.subtotal.minor;
  return (
    <div className={styles.price} aria-live="polite">
      <span className={styles.what}>{price === undefined ? 'Loading prices' : whatIsPriced(price)}</span>
      <span className={styles.figures}>
        <b>{price === undefined ? '\u2007' : moneyText(price.subtotal)}</b>
        {discounted ? <s>{moneyText(price.undiscounted)}</s> : null}
        {updating ? <Pill>Updating</Pill> : null}
      </span>
      {ships === '' ? null : <span className={styles.what}>{ships}</span>}
    </div>
  );
}
