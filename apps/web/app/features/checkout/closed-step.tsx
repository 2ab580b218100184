import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { type AddressWire, addressFromWire } from '@cutsite/contracts/order-contents';
import { addressLines } from '@cutsite/domain/address';
import { amountText } from '@cutsite/domain/money';
import { temperatures } from '@cutsite/domain/product';
import type { ReactNode } from 'react';
import styles from './checkout-screen.module.css';
import type { Step } from './use-shown-step.ts';

interface ClosedStepProps {
  readonly step: Step;
  readonly state: 'done' | 'now' | 'later';
  readonly order: OrderSummaryWire;
}

const words = {
  'shipping-address': { title: 'Ship to', later: 'Where it goes.' },
  'billing-address': { title: 'Bill to', later: 'Opens when the shipping address is set.' },
  'shipping-method': { title: 'Ship by', later: 'Opens when the addresses are set.' },
  payment: {
    title: 'Payment',
    later: 'Opens when the shipping methods are set: card, purchase order, blanket purchase order or edit credit.',
  },
} as const satisfies Record<Step, { readonly title: string; readonly later: string }>;

const waits = 'Whoever has taken over this cart chooses it.';

/** A step that is not open: what was chosen there with a way back to it, or when it opens. */
export function ClosedStep({ step, state, order }: ClosedStepProps) {
  const { title, later } = words[step];
  const chosen = state === 'done' ? chosenIn(step, order) : null;
  if (chosen === null) {
    const laterText = order.is_complete ? 'Opens again when the step above is done.' : later;
    return (
      <section className={styles.later} aria-labelledby={`later-${step}`}>
        <h2 id={`later-${step}`}>{title}</h2>
        <p>{state === 'now' ? waits : laterText}</p>
      </section>
    );
  }
  return (
    <section className={styles.done} aria-labelledby={`done-${step}`}>
      <h2 id={`done-${step}`}>{title}</h2>
      <div>{chosen}</div>
      {order.may_act && (
        <a href={`#${step}`} aria-label={`Change: ${title}`}>
          Change
        </a>
      )}
    </section>
  );
}

function chosenIn(step: Step, { contents }: OrderSummaryWire): ReactNode {
  if (step === 'shipping-address')
    return contents.shipping_address && <AddressText address={contents.shipping_address} />;
  if (step === 'billing-address') return contents.billing_address && <AddressText address={contents.billing_address} />;
  if (step !== 'shipping-method') return null;
  return contents.groups.map((group) => (
    <p key={group.id}>
      {group.shipping_method_name}
      {group.carrier_account_number !== null && `, ${group.carrier_account_number}`}
      <span className="cs-muted">
        {' · '}
        {temperatures[group.temperature].label},{' '}
        {group.shipping_method === 'carrier_account' ? 'no charge' : amountText(group.shipping_amount_charged ?? '')}
      </span>
    </p>
  ));
}

/** Who on the first line, where on the second. */
function AddressText({ address }: { readonly address: AddressWire }) {
  const [name = '', ...place] = addressLines(addressFromWire(address));
  return (
    <>
      <p>{name}</p>
      <p className="cs-muted">{place.join(', ')}</p>
    </>
  );
}
