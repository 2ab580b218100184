import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import type { PaymentOptionsWire } from '@cutsite/contracts/payment-options';
import { noTermsMessage } from '@cutsite/domain/checkout';
import type { PaymentMethod } from '@cutsite/domain/payment';
import { ChoiceList } from '@cutsite/ui/choice-list';
import { Checkbox } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useSessionState } from '../../platform/forms/session-state.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { CardForm } from './card/card-form.tsx';
import { BlanketPoForm } from './methods/blanket-po-form.tsx';
import { EditCreditForm } from './methods/edit-credit-form.tsx';
import type { PayingProps } from './methods/paying-props.ts';
import { offeredMethods } from './methods/payment-methods.ts';
import { paymentOptionsQuery } from './pay/payment-calls.ts';
import styles from './pay/payment-panel.module.css';
import { usePay } from './pay/use-pay.ts';
import { PurchaseOrderForm } from './purchase-order/purchase-order-form.tsx';

const forms: Readonly<Record<PaymentMethod, ComponentType<PayingProps>>> = {
  card: CardForm,
  purchase_order: PurchaseOrderForm,
  blanket_purchase_order: BlanketPoForm,
  edit_credit: EditCreditForm,
};

const isMethod = (value: unknown): value is PaymentMethod | null =>
  value === null || (typeof value === 'string' && value in forms);

/** The last step of the checkout: the ways to pay, and the form of the chosen one (PA-1, PA-8). */
export function PaymentPanel({ order }: { readonly order: OrderSummaryWire }) {
  const { data: options, error, refetch } = useQuery(paymentOptionsQuery);
  if (options !== undefined) return <Methods order={order} options={options} />;
  if (error === null) return <Skeleton label="Loading the payment methods" parts={['tall', 'tall', 'tall', 'tall']} />;
  return <LoadFailure failure={error} onRetry={() => void refetch()} />;
}

interface MethodsProps {
  readonly order: OrderSummaryWire;
  readonly options: PaymentOptionsWire;
}

function Methods({ order, options }: MethodsProps) {
  const offered = offeredMethods(options, order.contents.totals.total);
  const [chosen, setChosen] = useSessionState<PaymentMethod | null>(`pay-by:${order.order_id}`, null, isMethod);
  const paying = usePay(order.order_id);
  const terms = useTerms(order);
  const method = offered.some((one) => one.method === chosen && one.isOpen) ? chosen : null;
  const Form = method === null ? undefined : forms[method];
  return (
    <>
      <ChoiceList
        legend="Payment methods"
        legendHidden
        value={method}
        onValueChange={setChosen}
        choices={offered.map(({ method: value, label, note, isOpen }) => ({
          value,
          title: label,
          note,
          disabled: !isOpen,
        }))}
      />
      {Form !== undefined && (
        <div className={styles.form} key={method}>
          <Form order={order} options={options} paying={paying} terms={terms} />
        </div>
      )}
    </>
  );
}

/** The order cannot be paid with a coupon that is refused; what to do about it stands above the steps. */
const couponFirst = (refusal: OrderSummaryWire['voucher_refusal']) =>
  refusal === null ? null : 'The coupon of this order cannot be used. Please settle that first.';

/** The terms of sale, accepted by a tick, or before: their version is kept with the order. */
function useTerms({ terms, voucher_refusal: refusedCoupon }: OrderSummaryWire): PayingProps['terms'] {
  const [accepted, setAccepted] = useState(terms.accepted_version === terms.version);
  if (terms.version === null)
    return { missing: noTermsMessage, consent: <Notice tone="error">{noTermsMessage}</Notice> };
  return {
    missing: accepted ? couponFirst(refusedCoupon) : 'Please accept the terms of sale first.',
    consent: (
      <Checkbox
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        label={
          <>
            I accept the{' '}
            <a href="/terms" target="_blank" rel="noreferrer">
              terms of sale
            </a>{' '}
            of {terms.version}. For research use only.
          </>
        }
      />
    ),
  };
}
