import type { PlacedShipmentWire } from '@cutsite/contracts/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { countText } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { StatusPill } from '../status-pill.tsx';
import styles from './order-page.module.css';
import { Parcels, parcelsOf, TrackingNumber } from './parcels.tsx';
import { Timeline } from './timeline.tsx';

/** One box: how it travels, how to follow it, and its way from the order to the door. */
export function ShipmentCard({ shipment }: { readonly shipment: PlacedShipmentWire }) {
  const { id, temperature, item_count: count } = shipment;
  return (
    <section className={styles.card} aria-labelledby={`shipment-${id}`}>
      <header className={styles.cardHead}>
        <Icon name={temperature === 'ambient' ? 'box' : 'cold'} size={20} />
        <h2 id={`shipment-${id}`}>{temperatures[temperature].label}</h2>
        <StatusPill status={shipment.status} />
        <span className="cs-muted cs-small">
          {countText(count, 'item')}
          {shipment.shipping_method_name === null ? '' : `, ${shipment.shipping_method_name}`}
        </span>
      </header>
      {parcelsOf(shipment).length > 0 ? <Parcels shipment={shipment} /> : <Tracking shipment={shipment} />}
      <Timeline steps={shipment.timeline} />
    </section>
  );
}

/** How a shipment is followed that left before parcels were kept. */
function Tracking({ shipment }: { readonly shipment: PlacedShipmentWire }) {
  const { tracking_number: number, tracking_url: page, shipping_carrier: carrier } = shipment;
  if (number === null) return null;
  return (
    <p className={styles.tracking}>
      <TrackingNumber number={number} carrier={carrier} page={page} />
    </p>
  );
}
