import { daysOfMaking, defaultDelivery } from '@cutsite/domain/checkout';
import { makingTimeOf } from '@cutsite/domain/item';
import { catalogueCode, type KnockoutSlug, knockoutProducts, lineOfTimes } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts } from '../genes/use-knockouts.ts';
import styles from './what-you-get.module.css';

const inWeeks = (days: number): string =>
  days % 5 === 0 && days > 10 ? countText(days / 5, 'week') : countText(days, 'working day');

/** What comes with the product, by the provider's table, and how long it is in the making (rulings 74 and 75). */
export function WhatYouGet({ onPick }: { readonly onPick: (product: KnockoutSlug) => void }) {
  const { product, genome, entry } = useProject();
  const { entry: checked } = useCheckedKnockouts();
  const gene = checked?.gene ?? null;
  const prices = usePrices();
  const own = prices?.deliverables?.[product];
  // The provider may take longer in this line, or be quicker, than the table says.
  const daysOf = (slug: KnockoutSlug) =>
    daysOfMaking(makingTimeOf(slug, lineOfTimes(entry.cellLine)), prices?.delivery ?? defaultDelivery);
  const { byAmount, temperature } = knockoutProducts[product];
  return (
    <aside className={styles.aside} aria-label="What you get">
      <section className={styles.card}>
        <header>
          <h2>What you get</h2>
          <Pill>{temperature === 'ambient' ? 'Dry, ambient' : 'Dry ice'}</Pill>
        </header>
        {own === undefined ? null : (
          <ul>
            {own.gets.map(({ what, more }) => (
              <li key={what}>
                <b>{what}</b>
                <small>{more}</small>
              </li>
            ))}
          </ul>
        )}
        <ol className={styles.way}>
          <li>
            <b>Order</b>
            <small>day 0</small>
          </li>
          <li>
            <b>{own?.step ?? 'Made'}</b>
            <small>{inWeeks(daysOf(product))}</small>
          </li>
          <li>
            <b>With you</b>
            <small>and the days on the way</small>
          </li>
        </ol>
        {byAmount && gene !== null ? (
          <p className={styles.code}>
            Catalogue code <code>{catalogueCode(genome, gene.symbol, entry.quantity)}</code>
          </p>
        ) : null}
      </section>
      {/* The days are those of the price list, and what is above it is as high as it will be. */}
      {byAmount && prices !== undefined ? (
        <Notice>
          Rather have the cells made? A pool takes {inWeeks(daysOf('cell_gko'))}, a clone{' '}
          {inWeeks(daysOf('cell_clonal'))}.{' '}
          <Button size="small" variant="quiet" onClick={() => onPick('cell_gko')}>
            Knockout pool
          </Button>
          <Button size="small" variant="quiet" onClick={() => onPick('cell_clonal')}>
            Knockout clone
          </Button>
        </Notice>
      ) : null}
    </aside>
  );
}
