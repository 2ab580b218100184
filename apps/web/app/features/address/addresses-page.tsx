import { type BookedAddressWire, createAddress, removeAddress, replaceAddress } from '@cutsite/contracts/address';
import { addressFromWire, addressToWire } from '@cutsite/contracts/order-contents';
import type { Address } from '@cutsite/domain/address';
import { Button } from '@cutsite/ui/button';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useToast } from '@cutsite/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addressBookQuery } from '../../platform/address/address-book-query.ts';
import { AddressForm } from '../../platform/address/address-form.tsx';
import { type AddressRefusal, addressRefusal } from '../../platform/address/use-address-form.ts';
import { api } from '../../platform/api.ts';
import { ensureOk } from '../../platform/failure/ensure-ok.ts';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { refusedCall } from '../../platform/forms/refused-call.ts';
import { isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import { AddressCard } from './address-card.tsx';
import styles from './addresses-page.module.css';

export interface AddressesPageProps {
  /** Sign-in or registration, in place; the book shows by itself when somebody is signed in. */
  readonly signIn: ReactNode;
}

/** The address book: what the checkout offers to ship and to bill to. The server draws it as a skeleton. */
export function AddressesPage({ signIn }: AddressesPageProps) {
  const user = useCurrentUser();
  return (
    <div className="cs-page cs-headed-page">
      <header>
        <h1>Addresses</h1>
        <p>The checkout offers these. Orders keep the address they were placed with.</p>
      </header>
      <SignInFirst signedOut={isSignedOut(user)} signIn={signIn} className={`cs-card ${styles.card}`}>
        <Book key={user?.id} userId={user?.id} />
      </SignInFirst>
    </div>
  );
}

/** `new`, the address that is being corrected, or nothing. */
type Edited = 'new' | BookedAddressWire | null;

function Book({ userId }: { readonly userId: string | undefined }) {
  const { data: book, error } = useQuery({ ...addressBookQuery(userId ?? ''), enabled: userId !== undefined });
  const [edited, setEdited] = useState<Edited>(null);
  const client = useQueryClient();
  const toast = useToast();
  const readAgain = () => client.invalidateQueries({ queryKey: addressBookQuery(userId ?? '').queryKey });

  async function keep(address: Address) {
    const refusal = await keepAddress(address, edited === 'new' || edited === null ? null : edited.id);
    if (refusal !== null) return refusal;
    await readAgain();
    setEdited(null);
    return null;
  }
  async function remove(entry: BookedAddressWire) {
    try {
      await takeOut(entry);
      await readAgain();
      const putBack = async () => {
        await keepAddress(addressFromWire(entry.address), null);
        await readAgain();
      };
      toast({ title: 'Address removed.', action: { label: 'Undo', run: () => void putBack() } });
    } catch (failure) {
      toast({
        title: 'The address could not be removed.',
        text: failure instanceof Error ? failure.message : '',
        refused: true,
      });
    }
  }

  if (edited !== null) {
    const isNew = edited === 'new';
    return (
      <section className={`cs-card ${styles.card}`} aria-labelledby="edited">
        <h2 id="edited">{isNew ? 'A new address' : 'Edit the address'}</h2>
        <AddressForm
          use="billing"
          draftKey={`cutsite-address-book:${userId ?? ''}:${isNew ? 'new' : edited.id}`}
          submitLabel="Save"
          onSubmit={keep}
          onCancel={() => setEdited(null)}
          {...(isNew ? {} : { initial: addressFromWire(edited.address) })}
        />
      </section>
    );
  }
  if (book === undefined) {
    return error === null ? (
      <div className={`cs-card ${styles.card}`}>
        <Skeleton label="Loading your addresses" parts={['tall', 'tall']} />
      </div>
    ) : (
      <FailureNotice failure={error}>{error.message}</FailureNotice>
    );
  }
  return (
    <>
      {book.length === 0 && (
        <p className={`cs-card ${styles.card}`}>
          No addresses yet. The one you enter at checkout is saved here, or you can add one now.
        </p>
      )}
      <ul className={styles.book}>
        {book.map((entry) => (
          <AddressCard
            key={entry.id}
            entry={entry}
            onCorrect={() => setEdited(entry)}
            onRemove={() => void remove(entry)}
          />
        ))}
      </ul>
      <div>
        <Button icon="add" size="roomy" variant="primary" onClick={() => setEdited('new')}>
          Add an address
        </Button>
      </div>
    </>
  );
}

/** Puts an address in the book, or corrects the one of this id there; null when it was taken. */
async function keepAddress(address: Address, id: string | null): Promise<AddressRefusal | null> {
  const body = addressToWire(address);
  const answer =
    id === null
      ? await api.call(createAddress, { body, headers: { 'idempotency-key': crypto.randomUUID() } })
      : await api.call(replaceAddress, { params: { id }, body });
  return answer.ok ? null : addressRefusal(refusedCall(answer));
}

/** @throws Error with the sentence of the service (CA-23 to CA-26) */
async function takeOut({ id }: BookedAddressWire): Promise<void> {
  const answer = await api.call(removeAddress, { params: { id } });
  ensureOk(answer);
}
