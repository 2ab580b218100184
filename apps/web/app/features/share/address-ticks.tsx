import { addressFromWire } from '@cutsite/contracts/order-contents';
import { addressLines } from '@cutsite/domain/address';
import { Checkbox } from '@cutsite/ui/form';
import { useQuery } from '@tanstack/react-query';
import { addressBookQuery } from '../../platform/address/address-book-query.ts';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './shared-cart.module.css';

interface AddressTicksProps {
  /** Ids of the book. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Of addresses that read alike, the one that was used last stands for all: nobody could tell them apart. */
export function distinctAddresses(
  book: readonly { readonly id: string; readonly address: Parameters<typeof addressFromWire>[0] }[],
): readonly { readonly id: string; readonly text: string }[] {
  const texts = book.map(({ id, address }) => ({ id, text: addressLines(addressFromWire(address)).join(', ') }));
  return texts.filter(({ text }, at) => texts.findIndex((one) => one.text === text) === at);
}

/** Which addresses of the owner the link shows: none, unless they are ticked. */
export function AddressTicks({ chosen, error, onChange }: AddressTicksProps) {
  const user = useCurrentUser();
  const book = useQuery({ ...addressBookQuery(user?.id ?? ''), enabled: user?.loginStatus === 'logged_in' });
  if (book.data === undefined || book.data.length === 0) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>
        Addresses to show with it <span>(optional)</span>
      </legend>
      <div>
        {distinctAddresses(book.data).map(({ id, text }) => (
          <Checkbox
            key={id}
            label={text}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <small>
        Everyone with the link sees what you tick until you stop sharing. The person who takes the cart over can ship
        there, and sees the addresses that you chose in checkout.
      </small>
      {error === undefined ? null : <small role="alert">{error}</small>}
    </fieldset>
  );
}
