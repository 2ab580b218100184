import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Stepper } from '@cutsite/ui/stepper';
import { type ReactNode, useEffect, useRef } from 'react';
import { AddressStep } from './address-step.tsx';
import styles from './checkout-screen.module.css';
import { ClosedStep } from './closed-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import type { OpenCheckout } from './use-checkout.ts';
import { openStep, type Step, stepOf, steps, useShownStep } from './use-shown-step.ts';

const labels = {
  'shipping-address': 'Shipping address',
  'billing-address': 'Billing address',
  'shipping-method': 'Shipping method',
  payment: 'Payment',
} as const satisfies Record<Step, string>;

interface CheckoutStepsProps {
  readonly checkout: OpenCheckout;
  readonly payment: (order: OrderSummaryWire) => ReactNode;
  readonly panel: ReactNode;
}

/** The steps, one of them open: those before it in a line each, those after it closed. */
export function CheckoutSteps({ checkout, payment, panel }: CheckoutStepsProps) {
  const { order } = checkout;
  const { shown, active } = useShownStep(order);
  const open = useRef<HTMLDivElement>(null);
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    const heading = open.current?.querySelector<HTMLElement>('[data-open] h2');
    heading?.focus();
    heading?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const state = (step: Step) => {
    if (step === shown) return 'now';
    return steps.indexOf(step) < steps.indexOf(active) ? 'done' : 'later';
  };
  /** After a step: where the order is now. */
  const goOn = (now: OrderSummaryWire) => openStep(stepOf(now));
  return (
    <>
      <Stepper label="Steps" steps={steps.map((step) => ({ label: labels[step], state: state(step) }))} />
      <div className={styles.columns}>
        <div className={styles.steps} ref={open}>
          {checkout.isChangedElsewhere && (
            <Notice tone="info" role="status">
              This order was changed in another window. This page shows the latest version.{' '}
              <Button variant="link" onClick={checkout.acknowledge}>
                OK
              </Button>
            </Notice>
          )}
          {steps.map((step) => {
            if (step !== shown) return <ClosedStep key={step} step={step} state={state(step)} order={order} />;
            if (step === 'payment') return <PaymentStep key={step} order={order} payment={payment} />;
            if (!order.may_act) return <ClosedStep key={step} step={step} state="now" order={order} />;
            if (step === 'shipping-method') return <ShippingStep key={step} checkout={checkout} onDone={goOn} />;
            const use = step === 'shipping-address' ? 'shipping' : 'billing';
            return <AddressStep key={step} use={use} checkout={checkout} onDone={goOn} />;
          })}
        </div>
        {panel}
      </div>
    </>
  );
}

interface PaymentStepProps {
  readonly order: OrderSummaryWire;
  readonly payment: (order: OrderSummaryWire) => ReactNode;
}

/** The last step: what still stops the order, or what pays it. */
function PaymentStep({ order, payment }: PaymentStepProps) {
  const notMade = order.items_no_longer_made ?? [];
  return (
    <section className={styles.open} data-open aria-labelledby="step-payment">
      <h2 id="step-payment" tabIndex={-1}>
        How would you like to pay?
      </h2>
      {order.restricted_items.map((item) => (
        <Notice key={item.item_id} tone="error" role="alert">
          {item.message} Please <a href="/cart">take it out of the cart</a>, or ship it somewhere else.
        </Notice>
      ))}
      {notMade.map((item) => (
        <Notice key={item.item_id} tone="error" role="alert">
          {item.message} Please <a href="/cart">open it in the cart</a> and change it, or take it out.
        </Notice>
      ))}
      {order.may_act && order.restricted_items.length + notMade.length === 0 && payment(order)}
    </section>
  );
}
