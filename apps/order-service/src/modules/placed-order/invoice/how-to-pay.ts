import type { Config } from '../../../config/index.ts';

/** Where an invoice is paid and on what terms, as the provider has set it. */
export type PayTo = Pick<Config, 'remittance' | 'invoiceTerms'>;

/** The same in sentences, as invoices and their mails say it: as far as it is set. */
export function howToPay({ remittance, invoiceTerms }: PayTo): string[] {
  const where = remittance.length === 0 ? [] : [`Please pay to: ${remittance.join(', ')}.`];
  const terms = invoiceTerms === '' ? [] : [invoiceTerms];
  return [...where, ...terms, 'Please quote the invoice number with your payment.'];
}
