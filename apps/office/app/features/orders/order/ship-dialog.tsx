import { shipOrder } from '@cutsite/contracts/staff-order';
import { Notice } from '@cutsite/ui/notice';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { focusOnMount } from '../../../platform/keyboard/focus-on-mount.ts';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { useOrderWrite } from '../use-order-write.tsx';
import { countFault, isTakenBefore, stayingText, trackingFault } from './ship-faults.ts';

interface ShipDialogProps {
  readonly shipment: StaffOrder['shipments'][number];
  /** The carrier that the customer chose; null: none. */
  readonly carrier: string | null;
  /** The tracking numbers of the parcels of the order that have left. */
  readonly shippedNumbers: readonly string[];
  readonly onClose: () => void;
}

/** A parcel with all or a part of a shipment: how much of each line, the carrier, and its number. */
export function ShipDialog({ shipment, carrier: chosen, shippedNumbers, onClose }: ShipDialogProps) {
  const lines = shipment.lines.filter(({ left }) => left > 0);
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [carrier, setCarrier] = useState(chosen ?? '');
  const [tracking, setTracking] = useState('');
  // A number is looked at when it was left, and not while it is typed.
  const [isTried, setTried] = useState(false);
  const countOf = ({ item_id: id, left }: (typeof lines)[number]): number => Number(counts[id] ?? left);
  const leaving = lines.map((line) => ({ line, quantity: countOf(line) }));
  const isSound = lines.every((line) => countFault(countOf(line), line.left) === null);
  const all = leaving.reduce((sum, { quantity }) => sum + quantity, 0);
  const staying = lines.reduce((sum, { left }) => sum + left, 0) - all;
  const ship = useOrderWrite(
    ({ id, revision }, _: null) =>
      call(shipOrder, {
        params: { id },
        body: {
          revision,
          group_id: shipment.id,
          tracking_number: tracking,
          ...(carrier.trim() !== '' && { shipping_carrier: carrier.trim() }),
          lines: leaving
            .filter(({ quantity }) => quantity > 0)
            .map(({ line, quantity }) => ({ item_id: line.item_id, quantity })),
        },
      }),
    'The parcel has left, and its mail is written.',
  );
  const faulty = trackingFault(tracking, isTried);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isSound || all === 0 || trackingFault(tracking, true) !== null) return;
    ship.run(null, onClose);
  };
  return (
    <Dialog opened onClose={onClose} title="Ship a parcel">
      <form className={styles.form} onSubmit={submit}>
        {lines.map((line) => (
          <TextInput
            key={line.item_id}
            type="number"
            min={0}
            max={line.left}
            label={line.name}
            description={`${line.left} left of ${line.ordered}`}
            value={counts[line.item_id] ?? String(line.left)}
            error={countFault(countOf(line), line.left)}
            onChange={(event) => setCounts({ ...counts, [line.item_id]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          label="Carrier"
          value={carrier}
          maxLength={60}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <TextInput
          label="Tracking number"
          description="Scan or type it."
          required
          data-autofocus
          ref={focusOnMount}
          value={tracking}
          maxLength={60}
          error={faulty}
          onBlur={() => setTried(true)}
          onChange={(event) => setTracking(event.currentTarget.value)}
        />
        {isTakenBefore(shippedNumbers, tracking) && (
          <Notice tone="warnMajor" role="status">
            A parcel of this order has this number already.
          </Notice>
        )}
        {ship.error !== null && (
          <Notice tone="error" role="alert">
            {ship.error}
          </Notice>
        )}
        <p className={styles.buttons}>
          <span className={styles.meaning}>{isSound ? stayingText(staying) : null}</span>
          <Button type="submit" disabled={!isSound || all === 0} busy={ship.isPending}>
            {isSound ? `Ship ${all} and send the mail` : 'Ship and send the mail'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
