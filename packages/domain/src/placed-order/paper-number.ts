/** Crockford's base 32: without I, L, O and U, which are misread on paper and over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What customers call an order (`CS-XXXX-XXXX`), a quote (`Q-…`), edit credit (`EC-…`), a gift card (`GC-…`) or a
 * credit note (`CN-…`). Random, so that no counter is shared between processes and orders cannot be counted from
 * outside. The table that stores it makes sure that it is unique.
 *
 * @param random eight bytes, of which five bits each are used
 */
export function paperNumber(prefix: 'CS' | 'Q' | 'EC' | 'GC' | 'CN', random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 8), (byte) => alphabet.charAt(byte % 32)).join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
