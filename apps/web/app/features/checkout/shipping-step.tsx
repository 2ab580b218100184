import type { OrderSummaryWire, ShippingEstimatesWire } from '@cutsite/contracts/checkout';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import type { RefusedCall } from '../../platform/forms/refused-call.ts';
import { forgetInSession, useSessionState } from '../../platform/forms/session-state.ts';
import { type Changed, sendMethod, shippingEstimatesQuery } from './checkout-calls.ts';
import styles from './checkout-screen.module.css';
import { isTravelChoices, methodChoice, ShipmentChoice, type TravelChoices, travelOf } from './shipment-choice.tsx';
import type { OpenCheckout } from './use-checkout.ts';
import { openStep, wayOn } from './use-shown-step.ts';

interface ShippingStepProps {
  readonly checkout: OpenCheckout;
  readonly onDone: (order: OrderSummaryWire) => void;
}

const counts = ['no shipments', 'shipment', 'two shipments', 'three shipments'] as const;

/** How each shipment travels: one choice for each temperature. */
export function ShippingStep({ checkout, onDone }: ShippingStepProps) {
  const { order } = checkout;
  const { shipping_address: address, groups, items } = order.contents;
  // Not by what is chosen: the choices of the shipments that follow stay on the screen while one is sent.
  const what = items.map(({ id, group_id, quantity }) => [id, group_id, quantity]);
  const estimates = useQuery(shippingEstimatesQuery(order.order_id, JSON.stringify([address, what])));
  return (
    <section className={styles.open} data-open aria-labelledby="step-shipping-method">
      <h2 id="step-shipping-method" tabIndex={-1}>
        How should the {counts[groups.length] ?? 'shipments'} travel?
      </h2>
      {order.warnings.map((sentence) => (
        <Notice key={sentence} tone="warnMinor">
          {sentence}
        </Notice>
      ))}
      {estimates.error !== null && <FailureNotice failure={estimates.error}>{estimates.error.message}</FailureNotice>}
      {estimates.data === undefined && estimates.error === null && (
        <Skeleton label="Loading the shipping methods" parts={['medium', 'tall', 'tall', 'medium']} />
      )}
      {estimates.data !== undefined && (
        <Shipments key={JSON.stringify(address)} estimates={estimates.data} checkout={checkout} onDone={onDone} />
      )}
    </section>
  );
}

interface ShipmentsProps extends ShippingStepProps {
  readonly estimates: ShippingEstimatesWire;
}

function Shipments({ estimates, checkout, onDone }: ShipmentsProps) {
  const { order } = checkout;
  const draftKey = `cutsite-checkout:${order.order_id}:methods`;
  const [chosen, setChosen] = useSessionState<TravelChoices>(draftKey, {}, isTravelChoices);
  const [refused, setRefused] = useState<{ readonly group: string; readonly refusal: RefusedCall } | null>(null);
  const [busy, setBusy] = useState(false);
  const goOn = wayOn('shipping-method', order);
  const travel = (id: string) => travelOf(id, chosen, estimates, order);

  /** One shipment after the other; what was taken stays when a later one is refused. */
  async function send(): Promise<Changed> {
    let taken: Extract<Changed, { ok: true }> = { ok: true, order };
    for (const { id } of estimates.groups) {
      const changed = await sendMethod(order.order_id, methodChoice(id, travel(id)));
      if (!changed.ok) {
        setRefused({ group: id, refusal: changed.refusal });
        if (taken.order !== order) checkout.retry();
        return changed;
      }
      taken = changed;
    }
    return taken;
  }

  /** The page shows the order when all shipments have their method, so that the sums beside it move once. */
  async function submit() {
    setBusy(true);
    setRefused(null);
    await checkout.change(send, (now) => {
      if (now.active_step !== null) return;
      forgetInSession(draftKey);
      onDone(now);
    });
    setBusy(false);
  }

  return (
    <>
      {estimates.groups.map((group) => (
        <ShipmentChoice
          key={group.id}
          group={group}
          carriers={estimates.carriers}
          itemCount={order.contents.items.filter(({ group_id }) => group_id === group.id).length}
          travel={travel(group.id)}
          refusal={refused?.group === group.id ? refused.refusal : null}
          onChange={(next) => setChosen((all) => ({ ...all, [group.id]: next }))}
        />
      ))}
      <div className={styles.actions}>
        {goOn === null ? (
          <Button size="roomy" onClick={() => openStep('billing-address')}>
            Back
          </Button>
        ) : (
          <Button size="roomy" onClick={goOn}>
            Keep as it is
          </Button>
        )}
        <Button variant="primary" size="roomy" busy={busy} onClick={() => void submit()}>
          {estimates.groups.length === 1 ? 'Use this method' : 'Use these methods'}
        </Button>
      </div>
    </>
  );
}
