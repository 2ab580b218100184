import type { CartItemWire } from '@cutsite/contracts/cart';
import { genomes, yieldOptions } from '@cutsite/domain/guide-rna';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { KeptReport } from '../report/kept-report.tsx';
import type { Cart } from '../use-cart.ts';
import styles from './cart-item.module.css';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemSequences } from './item-sequences.tsx';
import { Quantity } from './quantity.tsx';

/** One item with its guides, its price and what can be done with it. */
export function CartItem({ item, cart }: { readonly item: CartItemWire; readonly cart: Cart }) {
  const busy = cart.busyItemId === item.id;
  return (
    <li className={styles.item} aria-busy={busy}>
      <ItemPicture item={item} />
      <div className={styles.what}>
        <h3>
          {item.name}{' '}
          {item.needs_review ? (
            <Pill tone="warnMajor" icon="warning">
              Needs review
            </Pill>
          ) : null}
        </h3>
        {item.kind === 'guide_rna' ? <p>{settingsText(item)}</p> : null}
        {item.needs_review ? (
          <Notice tone="warnMajor">
            We look at each {item.kind === 'guide_rna' ? item.nuclease : ''} plate before it is made. You can order now;
            we write within one working day.
          </Notice>
        ) : null}
        {item.kind === 'guide_rna' ? <ItemSequences item={item} /> : null}
        <div className={styles.actions}>
          {item.kind === 'guide_rna' ? (
            <ButtonLink
              size="small"
              variant="quiet"
              icon="edit"
              href={editAddress(item)}
              aria-label={`Edit ${item.name}`}
            >
              Edit
            </ButtonLink>
          ) : null}
          <KeptReport item={item} />
          {item.kind === 'guide_rna' ? (
            <Button
              size="small"
              variant="quiet"
              icon="copy"
              busy={busy}
              aria-label={`Duplicate ${item.name}`}
              onClick={() => cart.duplicate(item)}
            >
              Duplicate
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon="remove"
            busy={busy}
            aria-label={`Remove ${item.name}`}
            onClick={() => cart.remove(item)}
          >
            Remove
          </Button>
          <Quantity item={item} busy={busy} onChange={(quantity) => cart.setQuantity(item, quantity)} />
        </div>
      </div>
      <ItemPrice item={item} busy={busy} />
    </li>
  );
}

/** The builder, with this item in it (GR-39). */
const editAddress = (item: CartItemWire): string =>
  `/order/guide-rna${item.product_format === 'tube' ? '/tubes' : ''}?item=${encodeURIComponent(item.id)}`;

/** "SpCas9, standard modifications, 3 nmol, standard purification, human, K-562" */
function settingsText(item: CartItemWire): string {
  const amount = yieldOptions.find((option) => option.id === item.guaranteed_yield)?.display ?? item.guaranteed_yield;
  const genome = genomes.find(({ slug }) => slug === item.species)?.commonName ?? item.species;
  const words = [
    item.nuclease === 'Other' ? 'other editor' : item.nuclease,
    item.mod === null ? null : `${item.mod.toLowerCase()} modifications`,
    amount,
    item.processing.includes('hplc') ? 'HPLC' : 'standard purification',
    genome === 'other' ? null : genome,
    item.cell_line,
  ];
  return words.filter((word) => word !== null).join(', ');
}
