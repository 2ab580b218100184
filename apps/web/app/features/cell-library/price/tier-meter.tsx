import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { type Money, moneyText } from '@cutsite/domain/money';
import { type NextTier, type PoolTier, percentBelowList } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import type { CellsPrice } from './price-cells.ts';
import styles from './tier-meter.module.css';

/** "$650", as whole dollars where there are no cents. */
const shortPrice = (price: Money): string => moneyText(price).replace(/\.00$/, '');

interface TierMeterProps {
  readonly price: CellsPrice;
  readonly replicates: number;
  /** Opens the list of genes to be added. */
  readonly onAdd: () => void;
}

/** The price of a pool by tiers, as wide as their ranges, filled up to what can be ordered (CL-16 to CL-19). */
export function TierMeter({ price, replicates, onAdd }: TierMeterProps) {
  const { tiers, pools, typed, leftOut, next } = price;
  if (tiers.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="tiers">
      <header>
        <h2 id="tiers">Price per pool</h2>
        <span>
          <b>{pools}</b> {pools === 1 ? 'pool' : 'pools'}
          {leftOut > 0 ? `, ${leftOut} of ${typed} left out` : ''}
        </span>
      </header>
      <ol className={styles.tiers}>
        {tiers.map((tier) => (
          <Tier key={tier.min} tier={tier} pools={pools} />
        ))}
      </ol>
      <p className={styles.note} role="status">
        <Icon name={next === null ? 'check' : 'info'} size={16} />
        <span>{next === null ? bestPrice(tiers) : <Reach next={next} pools={pools} replicates={replicates} />}</span>
      </p>
      {next === null || pools === 0 ? null : (
        <p>
          <Button size="small" onClick={onAdd}>
            {`Add ${countText(pools < cellLibraryLimits.pools.min ? cellLibraryLimits.pools.min - pools : next.more, 'gene')}`}
          </Button>
        </p>
      )}
    </section>
  );
}

function Tier({ tier: { min, max, price }, pools }: { readonly tier: PoolTier; readonly pools: number }) {
  const width = max - min + 1;
  const level = Math.max(0, Math.min(pools, max) - min + 1);
  const isNow = pools >= min && pools <= max;
  return (
    <li className={styles.tier} data-now={isNow || undefined} aria-current={isNow || undefined}>
      <svg viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.range} width={width} height="8" />
        <rect className={styles.level} width={level} height="8" />
      </svg>
      <b>{shortPrice(price.unit)}</b>
      <small>
        {min} to {max}
      </small>
    </li>
  );
}

function bestPrice(tiers: readonly PoolTier[]): string {
  const last = tiers.at(-1);
  const percent = last === undefined ? 0 : percentBelowList(last.price);
  const less = percent === 0 || last === undefined ? '' : ` ${percent} % below ${moneyText(last.price.list)} a pool.`;
  return `Best price reached.${less}`;
}

/** "8 more pools reach $600 a pool", and where that costs less in all, both amounts. */
function Reach({
  next: { more, tier, total, saved },
  pools,
  replicates,
}: {
  readonly next: NextTier;
  readonly pools: number;
  readonly replicates: number;
}) {
  const price = shortPrice(tier.price.unit);
  const { min } = cellLibraryLimits.pools;
  if (pools < min)
    return (
      <>
        <b>{countText(min - pools, 'more pool', 'more pools')}</b> {min - pools === 1 ? 'makes' : 'make'} a library.
      </>
    );
  return (
    <>
      <b>
        {countText(more, 'more pool', 'more pools')} {more === 1 ? 'reaches' : 'reach'} {price} a pool.
      </b>{' '}
      {saved === null
        ? null
        : `${tier.min} pools${replicates > 1 ? ` in ${replicates} copies` : ''} cost ${moneyText(total)}: ${moneyText(saved)} less than your ${pools}.`}
    </>
  );
}
