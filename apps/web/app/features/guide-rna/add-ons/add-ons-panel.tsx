import { quantityLimits } from '@cutsite/domain/cart';
import { priceAddOn } from '@cutsite/domain/price';
import { type AddOnSlug, addOnSlugs, products, temperatures } from '@cutsite/domain/product';
import { Button } from '@cutsite/ui/button';
import { useEditing } from '../../../builder/edit-item/editing.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { moneyText } from '../../../platform/money-text.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { addOnItems, withAddOn } from './add-on-items.ts';
import styles from './add-ons.module.css';

/** What goes along with the guides, a stepper for each. A cart item that is edited stays one item and has none. */
export function AddOnsPanel() {
  const addOns = useBuilderState((state) => state.history.present.addOns);
  const prices = usePrices();
  const chosen = addOnItems({ addOns });
  if (useEditing()) return null;
  return (
    <section className={styles.card} aria-labelledby="add-ons">
      <h2 id="add-ons">Add-ons</h2>
      <ul>
        {addOnSlugs.map((slug) => (
          <AddOn
            key={slug}
            slug={slug}
            quantity={chosen.find((item) => item.productSlug === slug)?.quantity ?? 0}
            price={prices === undefined ? null : priceOfOne(slug, prices)}
          />
        ))}
      </ul>
    </section>
  );
}

interface AddOnProps {
  readonly slug: AddOnSlug;
  readonly quantity: number;
  readonly price: string | null;
}

function AddOn({ slug, quantity, price }: AddOnProps) {
  const builder = useBuilder();
  const { label, temperature } = products[slug];
  const set = (next: number) =>
    builder.edit({ label: `${label}, ${Math.max(next, 0)}`, mergeKey: `add-on.${slug}` }, (project) =>
      withAddOn(project, slug, next),
    );
  return (
    <li>
      <span className={styles.what}>
        {label}
        <small>{temperatures[temperature].label}</small>
      </span>
      <span className={styles.price}>{price ?? '–'}</span>
      <span className={styles.stepper} role="group" aria-label={label}>
        <Button
          size="small"
          variant="quiet"
          aria-label="One fewer"
          blockedBecause={quantity === 0 ? 'You have not added any.' : null}
          onClick={() => set(quantity - 1)}
        >
          −
        </Button>
        <input
          inputMode="numeric"
          aria-label={`Quantity of ${label}`}
          value={quantity}
          onChange={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '')))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={builder.endStep}
        />
        <Button
          size="small"
          variant="quiet"
          aria-label="One more"
          blockedBecause={quantity >= quantityLimits.max ? `${quantityLimits.max} is the maximum.` : null}
          onClick={() => set(quantity + 1)}
        >
          +
        </Button>
      </span>
    </li>
  );
}

function priceOfOne(productSlug: AddOnSlug, { list, strategy }: Prices): string | null {
  const priced = priceAddOn({ kind: 'add_on', productSlug, quantity: 1 }, list, strategy);
  return priced.ok ? moneyText(priced.value.subtotal) : null;
}
