import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the clock of who signed may differ from ours, and after which a message is too old. */
export const toleranceSeconds = 300;

/** Signatures of one message; while Contentstack changes its key there are two. */
const maxSignatures = 5;

/**
 * Whether `t=…,v1=…` is a signature of Contentstack over these bytes, made within five minutes of now.
 *
 * @param body as it arrived, byte by byte
 */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds = '', ...others] = valuesOf('t');
  if (others.length > 0 || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  const signatures = valuesOf('v1');
  return (
    signatures.length <= maxSignatures &&
    signatures.some(
      (signature) => /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), expected),
    )
  );
}
