import { quantityLimits } from '@cutsite/domain/cart';
import { moneyText } from '@cutsite/domain/money';
import { type AddOnSlug, addOnSlugs, products, temperatures } from '@cutsite/domain/product';
import { Button } from '@cutsite/ui/button';
import { useEditing } from '../edit-item/editing.ts';
import { usePrices } from '../price-bar/live-price.ts';
import { builderHooks } from '../project/builder-context.tsx';
import type { BuilderProject } from '../project/builder-project.ts';
import { addOnItems, type WithAddOns, withAddOn } from './add-on-items.ts';
import styles from './add-ons.module.css';
import { type PricedAddOn, pricedAddOn } from './price-add-ons.ts';

const { useBuilder, useBuilderState } = builderHooks<BuilderProject & WithAddOns>();

/** What goes along with the order, a stepper for each. A cart item that is edited stays one item and has none. */
export function AddOnsPanel() {
  const addOns = useBuilderState((state) => state.history.present.addOns);
  const prices = usePrices();
  const chosen = addOnItems({ addOns });
  if (useEditing()) return null;
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="add-ons">
      <h2 id="add-ons">Add-ons</h2>
      <ul className="cs-ruled">
        {addOnSlugs.map((slug) => (
          <AddOn
            key={slug}
            slug={slug}
            quantity={chosen.find((item) => item.productSlug === slug)?.quantity ?? 0}
            price={
              prices === undefined ? null : pricedAddOn({ kind: 'add_on', productSlug: slug, quantity: 1 }, prices)
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface AddOnProps {
  readonly slug: AddOnSlug;
  readonly quantity: number;
  readonly price: PricedAddOn | null;
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
      <span className="cs-named">
        {label}
        <small>{temperatures[temperature].label}</small>
      </span>
      <span className={styles.price}>{price?.priced == null ? '–' : moneyText(price.priced.subtotal)}</span>
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
