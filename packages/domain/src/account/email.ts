/** Why an address cannot be taken. */
export type EmailFault = 'email_required' | 'email_malformed' | 'email_too_long';

/** RFC 5321 allows no longer path. */
const maxAddressLength = 254;
const maxLocalPartLength = 64;

/**
 * Printable characters but those that have a meaning in a mail's header; a domain of at least two labels. Quoted local
 * parts and address literals are valid mail addresses that no customer has.
 */
const localPart = /^[^\s@<>()[\]\\,;:"\p{C}]+$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * The form in which addresses are compared and kept unique: trimmed, composed, in lower case. Dots and plus signs stay,
 * because only some providers ignore them.
 */
export function normaliseEmail(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase();
}

/** Checks the form of an address as typed. Whether it exists, only a verification mail can tell. */
export function checkEmail(typed: string): EmailFault | null {
  const address = normaliseEmail(typed);
  if (address === '') return 'email_required';
  if (address.length > maxAddressLength) return 'email_too_long';
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  if (local.length > maxLocalPartLength || !localPart.test(local) || hasStrayDot(local)) return 'email_malformed';
  const labels = address.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => domainLabel.test(label)) ? null : 'email_malformed';
}

function hasStrayDot(local: string): boolean {
  return local.startsWith('.') || local.endsWith('.') || local.includes('..');
}
