import type { BookedAddressWire } from '@cutsite/contracts/address';
import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { type AddressWire, addressFromWire, addressToWire } from '@cutsite/contracts/order-contents';
import { type Address, type AddressUse, addressLines, isSameAddress } from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressBookQuery } from '../../platform/address/address-book-query.ts';
import { AddressForm } from '../../platform/address/address-form.tsx';
import { addressRefusal, isAddress } from '../../platform/address/use-address-form.ts';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import type { RefusedCall } from '../../platform/forms/refused-call.ts';
import { keptInSession } from '../../platform/forms/session-state.ts';
import { type AddressChoice, sendAddress, sharedAddressesQuery } from './checkout-calls.ts';
import styles from './checkout-screen.module.css';
import type { OpenCheckout } from './use-checkout.ts';
import { wayOn } from './use-shown-step.ts';

interface AddressStepProps {
  readonly use: AddressUse;
  readonly checkout: OpenCheckout;
  readonly onDone: (order: OrderSummaryWire) => void;
}

const words = {
  shipping: { title: 'Where does it go?', submit: 'Ship here' },
  billing: { title: 'Who gets the invoice?', submit: 'Bill here' },
} as const satisfies Record<AddressUse, { readonly title: string; readonly submit: string }>;

/** Where the order goes, or who pays it: an address of the book, or a new one, which is put in the book. */
export function AddressStep(props: AddressStepProps) {
  const { title } = words[props.use];
  const book = useQuery(addressBookQuery(props.checkout.user?.id ?? ''));
  const shared = useQuery(sharedAddressesQuery(props.checkout.order.order_id));
  // Addresses that a colleague shared are a help: without them the step works as well.
  const isKnown = (book.data !== undefined || book.error !== null) && !shared.isPending;
  return (
    <section className={styles.open} data-open aria-labelledby={`step-${props.use}`}>
      <h2 id={`step-${props.use}`} tabIndex={-1}>
        {title}
      </h2>
      {!isKnown && <Skeleton label="Loading your addresses" parts={['tall', 'tall', 'long']} />}
      {book.error !== null && book.data === undefined && (
        <Notice tone="warnMinor">Your addresses could not be read: {book.error.message}</Notice>
      )}
      {isKnown && <Chooser {...props} book={book.data ?? []} shared={shared.data ?? []} />}
    </section>
  );
}

interface ChooserProps extends AddressStepProps {
  readonly book: readonly BookedAddressWire[];
  /** What the owner of a cart that was taken over shared with it. */
  readonly shared: readonly AddressWire[];
}

function Chooser({ use, checkout, onDone, book, shared }: ChooserProps) {
  const { order } = checkout;
  const draftKey = `cutsite-checkout:${order.order_id}:${use}`;
  const [picked, setPicked] = useState<Chosen | null>(() =>
    keptInSession(draftKey, isAddress) === undefined ? null : 'new',
  );
  // The address book may come again with the address of this order, which it did not have at first.
  const chosen = picked ?? firstChoice(use, order, book, shared);
  const [corrected, setCorrected] = useState<BookedAddressWire | null>(null);
  const [refusal, setRefusal] = useState<RefusedCall | null>(null);
  const [busy, setBusy] = useState(false);
  const shipping = order.contents.shipping_address;
  const booked = book.find(({ id }) => id === chosen);

  async function send(choice: Omit<AddressChoice, 'address_type'>): Promise<RefusedCall | null> {
    const changed = await checkout.change(() => sendAddress(order.order_id, { address_type: use, ...choice }), onDone);
    return changed.ok ? null : changed.refusal;
  }
  const submitForm = async (address: Address) => {
    const choice = { address: addressToWire(address), ...(corrected === null ? {} : { address_id: corrected.id }) };
    const refused = await send(choice);
    return refused === null ? null : addressRefusal(refused);
  };
  async function submitChoice() {
    setBusy(true);
    const given = chosen === 'same' ? shipping : shared[sharedPlace(chosen)];
    const refused = await send(given === undefined ? { address_id: chosen } : { address: given });
    setRefusal(refused);
    setBusy(false);
  }

  if (corrected !== null) {
    return (
      <AddressForm
        key={corrected.id}
        use={use}
        initial={addressFromWire(corrected.address)}
        draftKey={`${draftKey}:${corrected.id}`}
        submitLabel={words[use].submit}
        onSubmit={submitForm}
        onCancel={() => setCorrected(null)}
      />
    );
  }
  const goOn = wayOn(`${use}-address`, order);
  const keep =
    goOn === null ? undefined : (
      <Button size="roomy" onClick={goOn}>
        Keep as it is
      </Button>
    );
  const hasSame = use === 'billing' && shipping !== null;
  const hasChoices = book.length > 0 || shared.length > 0 || hasSame;
  return (
    <>
      {hasChoices && (
        <ChoiceList
          legend={words[use].title}
          legendHidden
          value={chosen}
          onValueChange={(value) => {
            setPicked(value);
            setRefusal(null);
          }}
          choices={[
            ...(hasSame ? [{ value: 'same', title: 'The shipping address', note: oneLine(shipping) }] : []),
            ...shared.flatMap((address, index) =>
              (hasSame && isSame(address, shipping)) || book.some((entry) => isSame(entry.address, address))
                ? []
                : {
                    value: sharedValue(index),
                    title: nameOf(address),
                    note: oneLine(address),
                    end: <small className="cs-muted">shared with this cart</small>,
                  },
            ),
            ...book
              .filter(({ address }) => !(hasSame && isSame(address, shipping)))
              .map(({ id, address, ...used }) => ({
                value: id,
                title: nameOf(address),
                note: oneLine(address),
                ...(used[`${use}_used`] === null ? {} : { end: <small className="cs-muted">used before</small> }),
              })),
            { value: 'new', title: 'Another address' },
          ]}
        />
      )}
      {refusal !== null && (
        <FailureNotice failure={refusal}>
          {refusal.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </FailureNotice>
      )}
      {chosen === 'new' ? (
        <AddressForm
          use={use}
          draftKey={draftKey}
          submitLabel={words[use].submit}
          onSubmit={submitForm}
          // A customer who has typed keeps the form, also when the address book comes later.
          onTyped={() => setPicked('new')}
          actions={keep}
        />
      ) : (
        <div className={styles.actions}>
          {keep}
          {booked !== undefined && (
            <Button size="roomy" onClick={() => setCorrected(booked)}>
              Edit this address
            </Button>
          )}
          <Button variant="primary" size="roomy" busy={busy} onClick={() => void submitChoice()}>
            {words[use].submit}
          </Button>
        </div>
      )}
    </>
  );
}

const nameOf = ({ first_name, last_name, company }: AddressWire) =>
  [`${first_name} ${last_name}`, company].filter((part) => part !== '').join(', ');
const oneLine = (address: AddressWire) =>
  addressLines({ ...addressFromWire(address), firstName: '', lastName: '', company: '' }).join(', ');

/**
 * `same`: the shipping address; `new`: one that is typed now; `shared:0`: one that was shared with the cart; otherwise
 * the id of an address of the book.
 */
type Chosen = string;

const sharedValue = (place: number): Chosen => `shared:${place}`;
const sharedPlace = (chosen: Chosen): number => Number(/^shared:(\d+)$/.exec(chosen)?.[1] ?? Number.NaN);

/**
 * What is chosen in the order already, else where the owner of the cart wants it shipped, else what was used last, else
 * the first of the book.
 */
export function firstChoice(
  use: AddressUse,
  { contents }: { readonly contents: Pick<OrderSummaryWire['contents'], 'shipping_address' | 'billing_address'> },
  book: readonly BookedAddressWire[],
  shared: readonly AddressWire[] = [],
): Chosen {
  const now = contents[`${use}_address`];
  const shipping = contents.shipping_address;
  if (use === 'billing' && now !== null && shipping !== null && isSame(now, shipping)) return 'same';
  const known = now === null ? undefined : book.find(({ address }) => isSame(address, now));
  const [wanted] = shared;
  if (now === null && use === 'shipping' && wanted !== undefined) {
    return book.find(({ address }) => isSame(address, wanted))?.id ?? sharedValue(0);
  }
  const used = book
    .filter((entry) => entry[`${use}_used`] !== null)
    .toSorted((one, other) => (one[`${use}_used`] ?? '').localeCompare(other[`${use}_used`] ?? ''))
    .at(-1);
  const last = known ?? used;
  if (last !== undefined)
    return use === 'billing' && shipping !== null && isSame(last.address, shipping) ? 'same' : last.id;
  if (use === 'billing' && shipping !== null) return 'same';
  return book[0]?.id ?? 'new';
}

/** Whether two addresses on the wire are the same place and people. */
const isSame = (one: AddressWire, other: AddressWire) => isSameAddress(addressFromWire(one), addressFromWire(other));
