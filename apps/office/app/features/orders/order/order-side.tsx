import { sendMailAgain } from '@cutsite/contracts/staff-order';
import { amountText } from '@cutsite/domain/money';
import { paymentMethods, refundDestinations } from '@cutsite/domain/payment';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { LogCard } from '../../../platform/record/log-card.tsx';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { actionOf, useOrderWrite } from '../use-order-write.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { isGivenUp, mailFailureText, mailStateText } from './mail-text.ts';
import { OrderNotes } from './order-notes.tsx';
import { OrderPapers } from './order-papers.tsx';
import beside from './order-side.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';

/** What stands beside an order: money, notes, papers, mails, and everything that happened. */
export function OrderSide({ staffOrder, asked }: { readonly staffOrder: StaffOrder; readonly asked: number }) {
  const { payment } = staffOrder.order;
  return (
    <aside className={styles.side} aria-label="Beside the order">
      <section className={styles.card} aria-labelledby="payment">
        <h2 id="payment">
          Payment and refunds
          <RefundDialog staffOrder={staffOrder} />
        </h2>
        <dl className={beside.money}>
          <div>
            <dt>
              {paymentMethods[payment.method].label} {payment.po_number ?? ''}
              {payment.card === null ? '' : ` ${payment.card.brand} …${payment.card.last_four}`}
              {payment.billing_contact ? (
                <small>
                  Invoice to {payment.billing_contact.name}, {payment.billing_contact.email}
                </small>
              ) : null}
            </dt>
            <dd>{amountText(payment.amount)}</dd>
          </div>
          {payment.refunds.map((refund) => (
            <div key={refund.id}>
              <dt>
                {refundDestinations[refund.to].label}, {refund.status}
                <small>
                  {momentText(refund.at)}: “{refund.reason}”
                </small>
              </dt>
              <dd>−{amountText(refund.amount)}</dd>
            </div>
          ))}
          <div>
            <dt>
              <b>Can be given back</b>
            </dt>
            <dd>
              <b>{amountText(staffOrder.refundable)}</b>
            </dd>
          </div>
        </dl>
      </section>
      <InvoiceSection staffOrder={staffOrder} />
      <OrderTimeline order={staffOrder.order} />
      <OrderNotes staffOrder={staffOrder} asked={asked} />
      <OrderPapers order={staffOrder.order} />
      <Mails staffOrder={staffOrder} />
      <LogCard lines={staffOrder.log} nobody="the store" />
    </aside>
  );
}

/** The mails about an order, each of which can be sent again. */
function Mails({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const can = actionOf(staffOrder, 'send_mail_again');
  const again = useOrderWrite(
    ({ id, revision }, mailId: string) => call(sendMailAgain, { params: { id }, body: { revision, mail_id: mailId } }),
    'The mail is on its way again.',
  );
  return (
    <section className={styles.card} aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {again.error !== null && (
        <Notice tone="error" role="alert">
          {again.error}
        </Notice>
      )}
      {staffOrder.mails.length === 0 && <p className={styles.meaning}>None is known of this order.</p>}
      <ul className={beside.mails}>
        {staffOrder.mails.map((mail) => (
          <li key={mail.id}>
            <span>
              {mail.subject}
              <small>
                {mail.to}, {mailStateText(mail)}
              </small>
              {mail.failure !== null && (
                <small className={beside.failure} data-given-up={isGivenUp(mail) ? '' : undefined}>
                  <Icon name="warning" size={12} /> {mailFailureText(mail)}
                </small>
              )}
            </span>
            <ActionButton can={can} variant="default" size="compact-xs" onClick={() => again.run(mail.id)}>
              {mail.failure === null ? 'Send again' : 'Try now'}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
