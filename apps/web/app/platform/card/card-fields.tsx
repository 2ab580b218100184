import { TextField } from '@cutsite/ui/form';
import type { Dispatch, SetStateAction } from 'react';
import styles from './card-fields.module.css';
import { type CardFaults, groupedNumber, type TypedCard } from './card-rules.ts';

/**
 * Numbers that the demo's card network knows: the well-known ones of Stripe's test mode. Any date to come and any code
 * do.
 */
const demoCards: readonly { readonly number: string; readonly what: string }[] = [
  { number: '4242 4242 4242 4242', what: 'goes through' },
  { number: '4000 0025 0000 3155', what: 'the bank asks first (3-D Secure)' },
  { number: '4000 0000 0000 0002', what: 'declined' },
  { number: '4000 0000 0000 9995', what: 'not enough money' },
  { number: '4000 0000 0000 1000', what: 'goes through after some seconds' },
];

interface CardFieldsProps {
  readonly typed: TypedCard;
  readonly setTyped: Dispatch<SetStateAction<TypedCard>>;
  readonly faults: CardFaults;
}

export const noCard: TypedCard = { number: '', expiry: '', cvc: '', name: '' };

/**
 * The card of the demo's own network. With the real network, its own fields stand here, and no number reaches this
 * page.
 */
export function CardFields({ typed, setTyped, faults }: CardFieldsProps) {
  const field = (name: keyof TypedCard, read: (text: string) => string = String) => ({
    value: typed[name],
    error: faults[name] ?? null,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
      const text = read(event.currentTarget.value);
      setTyped((before) => ({ ...before, [name]: text }));
    },
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Card number"
          className={styles.wide ?? ''}
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="4242 4242 4242 4242"
          roomy
          mono
          {...field('number', groupedNumber)}
        />
        <TextField label="Expiry date" autoComplete="cc-exp" placeholder="12/28" roomy mono {...field('expiry')} />
        <TextField
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="123"
          roomy
          mono
          {...field('cvc')}
        />
        <TextField
          label="Name on the card"
          className={styles.wide ?? ''}
          autoComplete="cc-name"
          roomy
          {...field('name')}
        />
      </div>
      <details className={styles.demo}>
        <summary>This is a demo: no money moves, and only these numbers work</summary>
        <ul>
          {demoCards.map(({ number, what }) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => setTyped({ number, expiry: '12/34', cvc: '123', name: 'Test Card' })}
              >
                {number}
              </button>{' '}
              {what}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
