import { Secret, TOTP } from 'otpauth';

const period = 30;
/** A secret of 160 bits, as the algorithm's hash is long. */
const secretBytes = 20;
/** Clocks may be so many steps apart. */
const window = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Cutsite', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What the QR code says: `otpauth://totp/…`. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of 30 s that a code belongs to, now or one step beside; null: it is no code of these. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
