import { amountText } from '@cutsite/domain/money';
import { checkPurchaseOrder, type PurchaseOrderField } from '@cutsite/domain/payment';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { useSessionState } from '../../../platform/forms/session-state.ts';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { AttachmentDrop } from '../attachment/attachment-drop.tsx';
import { useAttachments } from '../attachment/use-attachments.ts';
import type { PayingProps } from '../methods/paying-props.ts';
import { PayButton } from '../pay/pay-button.tsx';
import { sendPurchaseOrder } from '../pay/payment-calls.ts';
import styles from '../pay/payment-panel.module.css';
import { useOrdersOnPo } from './use-orders-on-po.ts';

interface Typed {
  readonly poNumber: string;
  readonly name: string;
  readonly email: string;
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  ['poNumber', 'name', 'email'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** On invoice: the number, the paper, whom the invoice goes to, and when it is due. */
export function PurchaseOrderForm({ order, options, paying, terms }: PayingProps) {
  const due = order.contents.totals.total;
  const user = useCurrentUser();
  const [typed, setTyped] = useSessionState<Typed>(
    `purchase-order:${order.order_id}`,
    {
      poNumber: '',
      name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
      email: user?.email ?? '',
    },
    isTyped,
  );
  const [asked, setAsked] = useState(false);
  // Asked for when the field is left: not with every letter of it.
  const [leftPo, setLeftPo] = useState(typed.poNumber);
  const onSamePo = useOrdersOnPo(leftPo);
  const attachments = useAttachments(order.order_id);
  const checked = checkPurchaseOrder({
    poNumber: typed.poNumber,
    billingContact: { name: typed.name, email: typed.email },
  });
  const faults = asked && !checked.ok ? checked.error : {};
  const field = (name: keyof Typed, wire: PurchaseOrderField) => ({
    value: typed[name],
    error: faults[wire] ?? paying.refusal?.fields[wire] ?? null,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });
  const pay = () => {
    setAsked(true);
    if (!checked.ok) return;
    const body = {
      po_number: checked.value.poNumber,
      billing_contact: checked.value.billingContact,
      attachment_id: attachments.files?.at(-1)?.id ?? null,
      accepted_terms: true,
      expected_total: due,
    } as const;
    void paying.pay(body, sendPurchaseOrder(order.order_id, body));
  };
  return (
    <>
      <p>
        The invoice comes with the first shipment, and is due {options.purchase_order.net_terms_days} days after it.
      </p>
      <div className={styles.fields}>
        <TextField
          className={styles.wide ?? ''}
          label="PO number"
          autoComplete="off"
          roomy
          mono
          onBlur={() => setLeftPo(typed.poNumber)}
          {...field('poNumber', 'po_number')}
        />
        <TextField label="Billing contact" autoComplete="name" roomy {...field('name', 'billing_contact.name')} />
        <TextField
          label="Invoice goes to"
          type="email"
          autoComplete="email"
          roomy
          {...field('email', 'billing_contact.email')}
        />
      </div>
      <AttachmentDrop attachments={attachments} />
      {terms.consent}
      <PayButton
        paying={paying}
        blockedBecause={attachments.uploading === null ? terms.missing : 'The file is still uploading.'}
        onPay={pay}
      >
        Place the order, {amountText(due)} on invoice
      </PayButton>
      {/* Below the button, which a hand may be on its way to when the answer comes. */}
      <div role="status">
        {onSamePo.length > 0 && (
          <Notice tone="warnMinor">
            {leftPo.trim()} is the PO number of{' '}
            {onSamePo.map(({ id, number }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a href={`/account/orders/detail?order=${encodeURIComponent(id)}`}>{number}</a>
              </span>
            ))}{' '}
            already. If this order belongs to it, too, go on.
          </Notice>
        )}
      </div>
    </>
  );
}
