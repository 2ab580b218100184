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

interface ShipDialogProps {
  readonly shipment: StaffOrder['shipments'][number];
  /** The carrier that the customer chose; null: none. */
  readonly carrier: string | null;
  readonly onClose: () => void;
}

/** A parcel with all or a part of a shipment: how much of each line, the carrier, and its number. */
export function ShipDialog({ shipment, carrier: chosen, onClose }: ShipDialogProps) {
  const lines = shipment.lines.filter(({ left }) => left > 0);
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [carrier, setCarrier] = useState(chosen ?? '');
  const [tracking, setTracking] = useState('');
  const countOf = ({ item_id: id, left }: (typeof lines)[number]): number => Number(counts[id] ?? left);
  const leaving = lines.map((line) => ({ line, quantity: countOf(line) }));
  const isSound = leaving.every(
    ({ line, quantity }) => Number.isInteger(quantity) && quantity >= 0 && quantity <= line.left,
  );
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
            error={countOf(line) > line.left ? `At most ${line.left}.` : undefined}
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
          onChange={(event) => setTracking(event.currentTarget.value)}
        />
        {ship.error !== null && (
          <Notice tone="error" role="alert">
            {ship.error}
          </Notice>
        )}
        <p className={styles.buttons}>
          <span className={styles.meaning}>{staying > 0 ? `${staying} stay for another parcel` : 'Nothing stays'}</span>
          <Button type="submit" disabled={!isSound || all === 0} busy={ship.isPending}>
            Ship {all} and send the mail
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
