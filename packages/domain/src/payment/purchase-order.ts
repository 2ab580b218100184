import { err, ok, type Result } from '../result/index.ts';
import { isOneLine } from '../text/index.ts';

/** Whom the invoice goes to. */
export interface BillingContact {
  readonly name: string;
  readonly email: string;
}

/** What a customer writes down to pay by purchase order (ruling 18). */
export interface PurchaseOrder {
  readonly poNumber: string;
  readonly billingContact: BillingContact;
}

export type PurchaseOrderField = 'po_number' | 'billing_contact.name' | 'billing_contact.email';

/** What is wrong with a purchase order, as the sentence beside its field. */
export type PurchaseOrderFaults = Readonly<Partial<Record<PurchaseOrderField, string>>>;

const maxPoNumberLength = 64;
const maxNameLength = 120;
const maxEmailLength = 254;

/** Whether two PO numbers are the same to whoever books them: capitals and spaces around do not count. */
export const isSamePoNumber = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Trims what was typed and checks it: a number of one line, a name and an address that an invoice can be sent to. */
export function checkPurchaseOrder(typed: PurchaseOrder): Result<PurchaseOrder, PurchaseOrderFaults> {
  const poNumber = typed.poNumber.trim();
  const name = typed.billingContact.name.trim();
  const email = typed.billingContact.email.trim();
  const faults = {
    po_number: oneLineFault(poNumber, 'The PO number', maxPoNumberLength),
    'billing_contact.name': oneLineFault(name, 'The name of the billing contact', maxNameLength),
    'billing_contact.email': emailFault(email),
  } satisfies Record<PurchaseOrderField, string | null>;
  const found = Object.entries(faults).filter(([, sentence]) => sentence !== null);
  if (found.length > 0) return err(Object.fromEntries(found) as PurchaseOrderFaults);
  return ok({ poNumber, billingContact: { name, email } });
}

function oneLineFault(text: string, what: string, longest: number): string | null {
  if (text === '') return `${what} is required.`;
  if (text.length > longest) return `${what} must be ${longest} or fewer characters.`;
  return isOneLine(text) ? null : `${what} must be on one line.`;
}

function emailFault(email: string): string | null {
  if (email === '') return 'The e-mail address of the billing contact is required.';
  if (email.length <= maxEmailLength && /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) return null;
  return 'The e-mail address of the billing contact is not valid.';
}
