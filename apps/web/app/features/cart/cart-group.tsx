import type { CartWire } from '@cutsite/contracts/cart';
import { afterColon } from '@cutsite/domain/checkout';
import { Icon } from '@cutsite/ui/icon';
import { deliveryText } from '../../platform/delivery-text.ts';
import { foldItems, isFolded } from '../../platform/fold-items.ts';
import { useItemView } from '../../platform/item-view.ts';
import type { Cart } from './calls/use-cart.ts';
import styles from './cart-screen.module.css';
import { CartItem } from './items/cart-item.tsx';
import { CartProject } from './items/cart-project.tsx';

type Group = CartWire['groups'][number];

/** Items that travel together: one temperature, one box. */
const temperatures = {
  ambient: { icon: 'box', title: 'Ambient, ships dry', note: 'guides and buffers, one box' },
  cold_packs: { icon: 'cold', title: 'Cold packs', note: 'proteins, one cooled box' },
  dry_ice: { icon: 'cold', title: 'Dry ice, −78 °C', note: 'cells; somebody must be there' },
} as const satisfies Record<
  Group['temperature'],
  { readonly title: string; readonly note: string; readonly icon: 'box' | 'cold' }
>;

/** If it were ordered now; the day of arrival follows from the shipping method. */
function shipsText(delivery: Group['delivery']): string {
  const text = deliveryText(delivery);
  if (delivery?.ships_by == null) return text;
  const sentence = `Ordered today: ${afterColon(text)}`;
  return delivery.arrives_by === null ? `${sentence} Arrival follows from the shipping method.` : sentence;
}

export function CartGroup({ group, cart }: { readonly group: Group; readonly cart: Cart }) {
  const viewOf = useItemView();
  const { icon, title, note } = temperatures[group.temperature];
  const ships = shipsText(group.delivery);
  return (
    <section className={styles.group} aria-labelledby={`group-${group.id}`}>
      <header>
        <Icon name={icon} />
        <h2 id={`group-${group.id}`}>{title}</h2>
        <span>{note}</span>
      </header>
      {ships === '' ? null : <p className={styles.ships}>{ships}</p>}
      <ul>
        {foldItems(group.items, (kind) => viewOf(kind).foldedFrom).map((line) =>
          isFolded(line) ? (
            <CartProject key={line.items[0].id} line={line} cart={cart} />
          ) : (
            <CartItem key={line.id} item={line} cart={cart} />
          ),
        )}
      </ul>
    </section>
  );
}
