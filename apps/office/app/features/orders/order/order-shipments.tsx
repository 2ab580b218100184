import { changeOrderStatus } from '@cutsite/contracts/placed-order';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { temperatureLabels } from '../order-text.ts';
import { useOrderWrite } from '../use-order-write.tsx';
import inBoxes from './order-shipments.module.css';
import { ShipDialog } from './ship-dialog.tsx';

type Shipment = StaffOrder['shipments'][number];

const looks = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  partly_shipped: { label: 'Partly shipped', tone: 'brand' },
  shipped: { label: 'Shipped', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
} as const satisfies Record<Shipment['status'], { readonly label: string; readonly tone: PillTone }>;

/** The boxes of an order by temperature: each line with what was ordered, has left and is left, and its parcels. */
export function OrderShipments({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  return (
    <section className={styles.card} aria-labelledby="shipments">
      <h2 id="shipments">
        Shipments by temperature <small>each box travels by itself</small>
      </h2>
      <div className={inBoxes.boxes}>
        {staffOrder.shipments.map((shipment) => (
          <ShipmentCard key={shipment.id} shipment={shipment} staffOrder={staffOrder} />
        ))}
      </div>
    </section>
  );
}

function ShipmentCard({ shipment, staffOrder }: { readonly shipment: Shipment; readonly staffOrder: StaffOrder }) {
  const [isShipping, setShipping] = useState(false);
  const box = staffOrder.order.shipments.find(({ id }) => id === shipment.id);
  const can = (name: 'ship' | 'deliver') =>
    shipment.actions.find(({ action }) => action === name) ?? { allowed: false, reason: null };
  const deliver = useOrderWrite(
    ({ id, revision }, _: null) =>
      call(changeOrderStatus, { params: { id }, body: { revision, status: 'delivered', group_id: shipment.id } }),
    'The shipment is delivered.',
  );
  if (box === undefined) return null;
  const look = looks[shipment.status];
  return (
    <div className={inBoxes.box}>
      <h3>
        <Icon name={box.temperature === 'ambient' ? 'box' : 'cold'} /> {temperatureLabels[box.temperature]}
      </h3>
      <p>
        <Pill tone={look.tone}>{look.label}</Pill>
      </p>
      <table className={inBoxes.lines}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Ordered</th>
            <th scope="col">Shipped</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {shipment.lines.map((line) => (
            <tr key={line.item_id}>
              <th scope="row">{line.name}</th>
              <td>{line.ordered}</td>
              <td>{line.shipped}</td>
              <td>{line.left}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.meaning}>{box.shipping_method_name ?? 'No way of shipping is chosen'}</p>
      <ul className={inBoxes.parcels}>
        {shipment.parcels.map((parcel) => (
          <li key={parcel.id}>
            <code>{parcel.tracking_number}</code>
            {parcel.shipping_carrier ? ` ${parcel.shipping_carrier}` : ''}, {momentText(parcel.left)}
            {parcel.by === null ? '' : ` by ${parcel.by}`}
            <small>{parcel.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</small>
          </li>
        ))}
      </ul>
      {deliver.error !== null && (
        <Notice tone="error" role="alert">
          {deliver.error}
        </Notice>
      )}
      <p className={styles.buttons}>
        <ActionButton can={can('ship')} onClick={() => setShipping(true)}>
          Ship
        </ActionButton>
        <ActionButton can={can('deliver')} variant="default" busy={deliver.isPending} onClick={() => deliver.run(null)}>
          Mark delivered
        </ActionButton>
      </p>
      {isShipping && (
        <ShipDialog
          shipment={shipment}
          carrier={box.shipping_carrier}
          shippedNumbers={staffOrder.shipments.flatMap(({ parcels }) => parcels.map((one) => one.tracking_number))}
          onClose={() => setShipping(false)}
        />
      )}
    </div>
  );
}
