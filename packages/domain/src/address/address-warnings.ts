import type { Temperature } from '../product/index.ts';
import type { Address } from './address.ts';
import { readPostalCode } from './places/postal-code.ts';
import { subdivisionOf } from './places/subdivisions.ts';

/** What may go wrong with an address that is right in form. Warnings block nothing. */
export type AddressWarningCode = 'po_box' | 'po_box_cold' | 'armed_forces' | 'postal_code_elsewhere';

/** Texts of ours. */
const sentences = {
  po_box: 'Couriers do not deliver to a PO box. Please give a street address if there is one.',
  po_box_cold: 'A cooled shipment cannot be delivered to a PO box. Please give a street address.',
  armed_forces: 'Shipments to the armed forces take longer than the days shown.',
  postal_code_elsewhere: 'This postal code begins like those of another state or province. Please check both.',
} as const satisfies Record<AddressWarningCode, string>;

/** The sentence for a warning. */
export function addressWarningMessage(code: AddressWarningCode): string {
  return sentences[code];
}

/** Warnings for a shipping address, for what is to be shipped there. */
export function addressWarnings(address: Address, temperatures: readonly Temperature[] = []): AddressWarningCode[] {
  const isCold = temperatures.some((temperature) => temperature !== 'ambient');
  const isBox = /\b(p\.?\s*o\.?\s*box|post\s*(office\s*)?box|postfach|apartado)\b/i.test(
    `${address.line1} ${address.line2}`,
  );
  const isForces = address.country === 'US' && ['AA', 'AE', 'AP'].includes(address.subdivision);
  return [
    ...(isBox ? [isCold ? ('po_box_cold' as const) : ('po_box' as const)] : []),
    ...(isForces ? ['armed_forces' as const] : []),
    ...(isElsewhere(address) ? ['postal_code_elsewhere' as const] : []),
  ];
}

function isElsewhere({ country, subdivision, postalCode }: Address): boolean {
  const starts = subdivisionOf(country, subdivision)?.postal ?? [];
  const code = readPostalCode(country, postalCode);
  return starts.length > 0 && code !== null && !starts.some((start) => code.startsWith(start));
}
