import type { CartWire } from '@cutsite/contracts/cart';
import { Icon } from '@cutsite/ui/icon';
import type { Cart } from './calls/use-cart.ts';
import styles from './cart-screen.module.css';
import { CartItem } from './items/cart-item.tsx';

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

export function CartGroup({ group, cart }: { readonly group: Group; readonly cart: Cart }) {
  const { icon, title, note } = temperatures[group.temperature];
  return (
    <section className={styles.group} aria-labelledby={`group-${group.id}`}>
      <header>
        <Icon name={icon} />
        <h2 id={`group-${group.id}`}>{title}</h2>
        <span>{note}</span>
      </header>
      <ul>
        {group.items.map((item) => (
          <CartItem key={item.id} item={item} cart={cart} />
        ))}
      </ul>
    </section>
  );
}
