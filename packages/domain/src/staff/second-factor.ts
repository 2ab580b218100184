/** By what the second factor is given (OF-9). `demo_code` only steps up, and only in a demo. */
export const factorKinds = ['totp', 'passkey', 'recovery_code', 'demo_code'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What it is given for: to sign in, or again before something that matters (OF-12). */
export const factorPurposes = ['sign_in', 'step_up'] as const;
export type FactorPurpose = (typeof factorPurposes)[number];

const minute = 60_000;

/** In milliseconds; the lengths are those of the requirements OF-9 to OF-13. */
export const staffTimes = {
  /** A session of staff ends after so long in any case, and after so long without a call. */
  session: 12 * 60 * minute,
  idle: 30 * minute,
  /** For so long the second factor counts as given again. */
  stepUp: 10 * minute,
  /** A link to enrol a second factor works for so long, once. */
  link: 30 * minute,
  /** A passkey is shown within this time. */
  passkey: 5 * minute,
} as const;

/** Whether a second factor that was given again at `at` still counts. */
export function holdsStepUp(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < staffTimes.stepUp;
}

/** Letters and digits that nobody takes for another one. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const blocks = 4;
const blockLength = 4;

/**
 * A recovery code of 79 bits, such as `k3vm-8xq2-…`, from random bytes.
 *
 * @param random bytes, of which those that would make some letters likelier are left out; 64 are always enough
 * @throws Error when they are not enough
 */
export function recoveryCode(random: Uint8Array): string {
  const fair = [...random].filter((byte) => byte < 256 - (256 % alphabet.length));
  if (fair.length < blocks * blockLength) throw new Error('Too few random bytes for a recovery code');
  const letters = fair.slice(0, blocks * blockLength).map((byte) => alphabet[byte % alphabet.length] ?? '');
  return Array.from({ length: blocks }, (_, at) =>
    letters.slice(at * blockLength, (at + 1) * blockLength).join(''),
  ).join('-');
}

/** A recovery code as it is compared: without blanks, hyphens and capitals. */
export const tidyRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
