/** Whose account may be charged, and the form of its numbers (blanks and hyphens do not count). */
const carriers = {
  fedex: { label: 'FedEx', shape: /^\d{9}$/, form: '9 digits' },
  ups: { label: 'UPS', shape: /^[A-Z\d]{6}$/, form: '6 letters and digits' },
  dhl: { label: 'DHL Express', shape: /^\d{9}$/, form: '9 digits' },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly shape: RegExp; readonly form: string }>
>;

export type Carrier = keyof typeof carriers;

/** The words of the wire. The list is ours: the requirement names the field only (CO-17). */
export const carrierNames = Object.keys(carriers) as [Carrier, ...Carrier[]];

/** What a list shows of a carrier. */
export function carrierLabel(carrier: Carrier): { readonly label: string; readonly form: string } {
  return carriers[carrier];
}

/** An account number as it is kept, or null when it is none of this carrier's. */
export function readCarrierAccount(carrier: Carrier, typed: string): string | null {
  const number = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return carriers[carrier].shape.test(number) ? number : null;
}

/** Text of ours. */
export function carrierAccountMessage(carrier: Carrier): string {
  return `A ${carriers[carrier].label} account number has ${carriers[carrier].form}.`;
}
