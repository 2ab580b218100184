import { isCommonPassword } from './common-passwords.ts';

/** Why a password cannot be taken. */
export type PasswordFault = 'password_too_short' | 'password_too_long' | 'password_common' | 'password_personal';

/** Code points, not bytes or UTF-16 units: eight letters are eight in every script (promise A1). */
export const passwordLimits = { shortest: 8, longest: 128 } as const;

/**
 * Checks a new password. Length is what counts; rules about kinds of characters are not made, because they lead to the
 * passwords that everybody guesses first.
 *
 * @param personal words that guessers of this account would try: name, company, address.
 */
export function checkPassword(password: string, personal: readonly string[] = []): PasswordFault | null {
  const length = Array.from(password).length;
  if (length < passwordLimits.shortest) return 'password_too_short';
  if (length > passwordLimits.longest) return 'password_too_long';
  if (isCommonPassword(password)) return 'password_common';
  const plain = password.toLowerCase();
  return personal.some((word) => word.trim().toLowerCase() === plain) ? 'password_personal' : null;
}
