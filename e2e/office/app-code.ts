import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code that an app shows for a secret (RFC 6238: SHA-1, six digits, steps of 30 s).
 *
 * @param steps so many steps ahead; each step is taken once, and the next one is taken early
 */
export function appCode(secret: string, steps = 0): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(step).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
