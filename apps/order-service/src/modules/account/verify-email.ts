import { err, ok, type Result } from '@cutsite/domain/result';
import type { AccountDependencies } from './account-dependencies.ts';
import { useVerificationToken } from './verification.repository.ts';

/** Confirms the address that a token was sent to. Why a token is refused (used, old, unknown) is not told. */
export async function verifyEmailAddress(
  { pool, clock }: AccountDependencies,
  token: string,
): Promise<Result<null, { readonly code: 'token_refused' }>> {
  const isUsed = await useVerificationToken(pool, token, clock.now());
  return isUsed ? ok(null) : err({ code: 'token_refused' });
}
