import { type AddressWire, addressFromWire } from '@cutsite/contracts/order-contents';
import { addressLines } from '@cutsite/domain/address';
import styles from './order-summary.module.css';

interface OrderAddressesProps {
  /** Each with what it is for: "Ship to". */
  readonly addresses: readonly { readonly title: string; readonly address: AddressWire }[];
}

/** Addresses of an order as on envelopes, beside each other where there is room; nothing without any. */
export function OrderAddresses({ addresses }: OrderAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <dl className={styles.addresses}>
      {addresses.map(({ title, address }) => {
        const [name = '', ...place] = addressLines(addressFromWire(address));
        return (
          <div key={`${title} ${JSON.stringify(address)}`}>
            <dt>{title}</dt>
            <dd>
              <address>
                <b>{name}</b>
                {place.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {address.phone === '' ? null : <span>{address.phone}</span>}
              </address>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Where an order goes and who is billed, as far as it is chosen. */
export function chosenAddresses({
  shipping_address: shipping,
  billing_address: billing,
}: {
  readonly shipping_address: AddressWire | null;
  readonly billing_address: AddressWire | null;
}): OrderAddressesProps['addresses'] {
  return [
    ...(shipping === null ? [] : [{ title: 'Ship to', address: shipping }]),
    ...(billing === null ? [] : [{ title: 'Bill to', address: billing }]),
  ];
}
