import { dayText } from '@cutsite/domain/day-text';
import { moneyText, usd } from '@cutsite/domain/money';
import type { Mail } from '@cutsite/service-base/outbox';
import { aboutOrder, orderLink, recipientsOf } from '../mails/order-mails.ts';
import type { OrderFacts } from '../order-facts.ts';
import type { PlacedOrderRow } from '../placed-order.repository.ts';
import { howToPay, type PayTo } from './how-to-pay.ts';

/** The word in the outbox for the paper that goes along. */
export const invoicePaper = 'invoice';

interface Reader {
  readonly email: string;
  /** The page of the order opens for them; a billing contact needs no account. */
  readonly hasAccount: boolean;
}

/** Who gets the invoice of an order: who gets its other mails, and whom a purchase order names for it; each once. */
export function readersOfInvoice(order: PlacedOrderRow): Reader[] {
  const readers = recipientsOf(order).map((email) => ({ email, hasAccount: true }));
  const contact = order.payment_details.billing_contact?.email;
  if (contact === undefined) return readers;
  const isAmongThem = readers.some(({ email }) => email.toLowerCase() === contact.toLowerCase());
  return isAmongThem ? readers : [...readers, { email: contact, hasAccount: false }];
}

interface InvoiceTexts {
  readonly facts: Pick<OrderFacts, 'order'>;
  readonly number: string;
  readonly dueAt: Date;
  readonly leftMinor: number;
  readonly payTo: PayTo;
  readonly publicUrl: string;
}

/** Asks for the payment of an invoice, with the invoice as a PDF (OR-13). */
export function invoiceMail({ email: to, hasAccount }: Reader, invoice: InvoiceTexts): Mail {
  const { facts, number, dueAt, leftMinor, payTo, publicUrl } = invoice;
  const { order } = facts;
  const { po_number: poNumber, net_terms_days: netTerms } = order.payment_details;
  const buyer = [order.owner_name, order.owner_company].filter(Boolean).join(', ');
  const mail = aboutOrder(order.id, { to, subject: `Invoice ${number} for order ${order.number}` }, [
    `Here is invoice ${number} for order ${order.number}, as a PDF with this mail.`,
    ...(poNumber === undefined ? [] : [`PO number: ${poNumber}`]),
    `Ordered by: ${buyer}`,
    `Amount due: ${moneyText(usd(leftMinor))}`,
    `Due: ${dayText(dueAt)} (net ${netTerms ?? 0} days)`,
    ...howToPay(payTo),
    ...(hasAccount ? [{ link: orderLink(publicUrl, order.id), label: 'See the order and its invoice' }] : []),
  ]);
  return { ...mail, paper: invoicePaper };
}
