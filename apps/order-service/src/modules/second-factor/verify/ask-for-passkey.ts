import { err, ok, type Result } from '@cutsite/domain/result';
import { keepPasskeyChallenge } from '../../account/index.ts';
import type { SecondFactorDependencies, StaffInSession } from '../second-factor-dependencies.ts';
import { readPasskeys } from '../secrets/factor.repository.ts';
import { askForKnownPasskey } from '../secrets/passkeys.ts';
import { relyingParty } from '../secrets/relying-party.ts';

/** What a passkey of this person is asked to sign, in this session; or why there is nothing to ask. */
export async function askForPasskey(
  { pool, clock, config }: SecondFactorDependencies,
  { user, sessionToken }: StaffInSession,
): Promise<Result<string, string>> {
  const party = relyingParty(config.publicUrl);
  if (party.host === null) return err(party.reason);
  const passkeys = await readPasskeys(pool, user.id);
  if (passkeys.length === 0) return err('You have enrolled no passkey.');
  const { options, challenge } = await askForKnownPasskey(party, passkeys);
  await keepPasskeyChallenge(pool, sessionToken, challenge, clock.now());
  return ok(options);
}
