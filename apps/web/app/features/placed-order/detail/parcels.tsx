import type { PlacedShipmentWire } from '@cutsite/contracts/placed-order';
import { Icon } from '@cutsite/ui/icon';
import { momentText } from '../../../platform/day-text.ts';
import styles from './parcels.module.css';

type Parcel = PlacedShipmentWire['parcels'][number];

/** The parcels of a shipment; none where an older process of the store does not send them. */
export const parcelsOf = ({ parcels = [] }: { readonly parcels?: readonly Parcel[] | undefined }): readonly Parcel[] =>
  parcels;

/** What has left when, how it is followed, and what is still to come. */
export function Parcels({ shipment }: { readonly shipment: PlacedShipmentWire }) {
  const parcels = parcelsOf(shipment);
  const left = shipment.lines
    .map(({ item_id: id, name, ordered, shipped }) => ({ item_id: id, name, quantity: ordered - shipped }))
    .filter(({ quantity }) => quantity > 0);
  const isOnly = parcels.length === 1 && left.length === 0;
  return (
    <ul className={styles.parcels} aria-label="Parcels">
      {parcels.map((parcel, at) => (
        <li key={parcel.id}>
          <Icon name="box" size={16} />
          <div>
            <b>
              {isOnly ? 'Parcel' : `Parcel ${at + 1}`}
              <span className="cs-muted">, left {momentText(parcel.left)}</span>
            </b>
            <p>{linesText(parcel.lines)}</p>
            <p>
              <TrackingNumber
                number={parcel.tracking_number}
                carrier={parcel.shipping_carrier}
                page={parcel.tracking_url}
              />
            </p>
          </div>
        </li>
      ))}
      {left.length === 0 ? null : (
        <li>
          <Icon name="clock" size={16} />
          <div>
            <b>Still to come</b>
            <p>{linesText(left)}</p>
          </div>
        </li>
      )}
    </ul>
  );
}

const linesText = (lines: Parcel['lines']): string =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ');

interface TrackingNumberProps {
  readonly number: string;
  readonly carrier: string | null;
  /** The carrier's page for the number; null: not known. */
  readonly page: string | null;
}

/** "Tracking number 1Z999, FedEx · Follow the parcel" */
export function TrackingNumber({ number, carrier, page }: TrackingNumberProps) {
  return (
    <>
      Tracking number <span className="cs-mono">{number}</span>
      {carrier === null ? null : `, ${carrier}`}
      {page === null ? null : (
        <>
          {' · '}
          <a href={page} rel="noreferrer" target="_blank">
            Follow the parcel
          </a>
        </>
      )}
    </>
  );
}
