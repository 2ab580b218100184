import { err, ok, type Result } from '@cutsite/domain/result';
import type { FactorKind, FactorPurpose } from '@cutsite/domain/staff';
import { withTransaction } from '@cutsite/service-base/database';
import { newSessionToken } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import { countAttempt, forgetAttempts } from '@cutsite/service-base/rate-limits';
import { noteSecondFactor, takePasskeyChallenge } from '../../account/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { factorsChangedMail } from '../factor-mails.ts';
import { hashRecoveryCode } from '../recovery-codes.ts';
import type { SecondFactorDependencies, StaffInSession } from '../second-factor-dependencies.ts';
import {
  countRecoveryCodes,
  readPasskeys,
  readTotps,
  takeCounter,
  takeStep,
  useRecoveryCode,
} from '../secrets/factor.repository.ts';
import { readSignature } from '../secrets/passkeys.ts';
import { relyingParty } from '../secrets/relying-party.ts';
import { unseal } from '../secrets/seal.ts';
import { secretKey } from '../secrets/secret-key.ts';
import { totpStep } from '../secrets/totp.ts';

export interface GivenFactor extends StaffInSession {
  readonly purpose: FactorPurpose;
  readonly kind: FactorKind;
  /** The code, or the JSON text of what the browser gave. */
  readonly proof: string;
}

/** Why a second factor is not taken; what exactly was wrong is not told. */
export type FactorFault =
  | { readonly code: 'code_refused' }
  | { readonly code: 'too_many_attempts'; readonly retryAfter: number };

/**
 * Takes a second factor (OF-9, OF-12). Guesses are counted for the account before the code is looked at, and a success
 * clears the count; each code and each signature is taken once. The session goes on under a new token.
 */
export async function verifyFactor(
  dependencies: SecondFactorDependencies,
  given: GivenFactor,
): Promise<Result<{ readonly token: string }, FactorFault>> {
  const { pool, clock, config } = dependencies;
  const { user, purpose, kind } = given;
  const now = clock.now();
  const counted = { purpose: 'second_factor', subject: user.id } as const;
  const attempt = await countAttempt(pool, counted, config.rateLimits.secondFactorsPerAccount, now);
  if (!attempt.allowed) return err({ code: 'too_many_attempts', retryAfter: attempt.retryAfter });
  const about = { actor: user, subject: { kind: 'staff', id: user.id }, now } as const;
  if (!(await takes[kind](dependencies, given, now))) {
    const changes = [{ field: purpose, from: null, to: `${kind}, refused` }];
    await withTransaction(pool, (client) => recordStaffAction(client, { ...about, action: 'refuse_factor', changes }));
    return err({ code: 'code_refused' });
  }
  const token = newSessionToken();
  const isNoted = await withTransaction(pool, async (client) => {
    if (!(await noteSecondFactor(client, { token: given.sessionToken, newToken: token, purpose, now }))) return false;
    const changes = [{ field: purpose, from: null, to: kind }];
    await recordStaffAction(client, { ...about, action: 'give_factor', changes });
    if (kind === 'recovery_code') {
      const left = await countRecoveryCodes(client, user.id);
      const what = `A recovery code was used, and ${left} are left,`;
      await putMail(client, factorsChangedMail(user.email, config.publicUrl, what), now);
    }
    return true;
  });
  if (!isNoted) return err({ code: 'code_refused' });
  await forgetAttempts(pool, counted);
  return ok({ token });
}

type Take = (dependencies: SecondFactorDependencies, given: GivenFactor, now: Date) => Promise<boolean>;

/** Whether what was given is right, and was not given before. */
const takes: Readonly<Record<FactorKind, Take>> = {
  totp: async ({ pool, config }, { user, proof }, now) => {
    const key = await secretKey(config);
    for (const { id, sealedSecret } of await readTotps(pool, user.id)) {
      const secret = unseal(key, user.id, sealedSecret);
      const step = secret === null ? null : totpStep(secret, proof, now);
      if (step !== null && (await takeStep(pool, { accountId: user.id, id }, step, now))) return true;
    }
    return false;
  },
  recovery_code: ({ pool }, { user, proof }, now) => useRecoveryCode(pool, user.id, hashRecoveryCode(proof), now),
  passkey: async ({ pool, config }, { user, sessionToken, proof }, now) => {
    const party = relyingParty(config.publicUrl);
    const challenge = await takePasskeyChallenge(pool, sessionToken, now);
    if (party.host === null || challenge === null) return false;
    const signed = await readSignature(party, challenge, proof, await readPasskeys(pool, user.id));
    return signed !== null && takeCounter(pool, { accountId: user.id, id: signed.passkey.id }, signed.counter, now);
  },
  demo_code: async ({ config }, { purpose, proof }) =>
    purpose === 'step_up' && config.demoStepUpCode !== null && proof.trim() === config.demoStepUpCode,
};
