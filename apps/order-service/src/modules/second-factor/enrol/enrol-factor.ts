import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { newSessionToken } from '@cutsite/service-base/http';
import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { noteSecondFactor } from '../../account/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { factorsChangedMail } from '../factor-mails.ts';
import { makeRecoveryCodes } from '../recovery-codes.ts';
import type { SecondFactorDependencies, StaffInSession } from '../second-factor-dependencies.ts';
import { insertPasskey, insertTotp, readFactors, readPasskeys } from '../secrets/factor.repository.ts';
import { askForNewPasskey, readNewPasskey } from '../secrets/passkeys.ts';
import { qrPath } from '../secrets/qr.ts';
import { relyingParty } from '../secrets/relying-party.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { secretKey } from '../secrets/secret-key.ts';
import { newTotpSecret, totpStep, totpUri } from '../secrets/totp.ts';
import { findLink, storeInLink, useLink } from './link.repository.ts';

/** Somebody of the staff with a link. */
export interface Enrolling extends StaffInSession {
  readonly linkToken: string;
}

/** Why nothing is enrolled. `no_passkeys` says why in words. */
export type EnrolmentFault =
  | { readonly code: 'token_refused' }
  | { readonly code: 'code_refused' }
  | { readonly code: 'no_passkeys'; readonly reason: string };

type Enrolled = { readonly recoveryCodes: readonly string[]; readonly token: string };

const keyOf = ({ user, linkToken }: Enrolling, now: Date) => ({ token: linkToken, accountId: user.id, now });

/** What a link is for, or null when it works no more; nothing is used up, so that opening it does no harm. */
export async function openLink(
  { pool, clock }: SecondFactorDependencies,
  enrolling: Enrolling,
): Promise<{ readonly expiresAt: Date; readonly hasOthers: boolean } | null> {
  const link = await findLink(pool, keyOf(enrolling, clock.now()));
  if (link === null) return null;
  return { expiresAt: link.expiresAt, hasOthers: (await readFactors(pool, enrolling.user.id)).length > 0 };
}

/** A secret for an app that shows codes, made here and kept with the link, so that no browser can choose it. */
export async function beginTotp(
  { pool, clock, config }: SecondFactorDependencies,
  enrolling: Enrolling,
): Promise<{ readonly secret: string; readonly uri: string; readonly qr: Awaited<ReturnType<typeof qrPath>> } | null> {
  const secret = newTotpSecret();
  const sealedSecret = seal(await secretKey(config), enrolling.user.id, secret);
  if (!(await storeInLink(pool, keyOf(enrolling, clock.now()), { sealedSecret }))) return null;
  const uri = totpUri(secret, enrolling.user.email);
  return { secret, uri, qr: await qrPath(uri) };
}

/** Enrols the app when it shows a right code. Of two uses of a link one succeeds. */
export async function finishTotp(
  dependencies: SecondFactorDependencies,
  enrolling: Enrolling,
  { code, label }: { readonly code: string; readonly label: string },
): Promise<Result<Enrolled, EnrolmentFault>> {
  const { pool, clock, config } = dependencies;
  const now = clock.now();
  const { user } = enrolling;
  const link = await findLink(pool, keyOf(enrolling, now));
  if (link === null) return err({ code: 'token_refused' });
  const { sealedSecret } = link;
  const secret = sealedSecret === null ? null : unseal(await secretKey(config), user.id, sealedSecret);
  const step = secret === null ? null : totpStep(secret, code, now);
  if (sealedSecret === null || step === null) return err({ code: 'code_refused' });
  return enrol(dependencies, enrolling, async (client) => {
    await insertTotp(client, { accountId: user.id, id: uuid(), label: label.trim(), now, sealedSecret, step });
    return 'An app that shows codes';
  });
}

/** What a browser is asked for a new passkey. */
export async function beginPasskey(
  { pool, clock, config }: SecondFactorDependencies,
  enrolling: Enrolling,
): Promise<Result<string, EnrolmentFault>> {
  const party = relyingParty(config.publicUrl);
  if (party.host === null) return err({ code: 'no_passkeys', reason: party.reason });
  const { user } = enrolling;
  const { options, challenge } = await askForNewPasskey(party, user, await readPasskeys(pool, user.id));
  const isKept = await storeInLink(pool, keyOf(enrolling, clock.now()), { passkeyChallenge: challenge });
  return isKept ? ok(options) : err({ code: 'token_refused' });
}

/** Enrols a passkey that has answered what it was asked. */
export async function finishPasskey(
  dependencies: SecondFactorDependencies,
  enrolling: Enrolling,
  { response, label }: { readonly response: string; readonly label: string },
): Promise<Result<Enrolled, EnrolmentFault>> {
  const { pool, clock, config } = dependencies;
  const now = clock.now();
  const party = relyingParty(config.publicUrl);
  if (party.host === null) return err({ code: 'no_passkeys', reason: party.reason });
  const link = await findLink(pool, keyOf(enrolling, now));
  if (link === null) return err({ code: 'token_refused' });
  const { passkeyChallenge } = link;
  const passkey = passkeyChallenge === null ? null : await readNewPasskey(party, passkeyChallenge, response);
  if (passkey === null) return err({ code: 'code_refused' });
  return enrol(dependencies, enrolling, async (client) => {
    const factor = { accountId: enrolling.user.id, id: uuid(), label: label.trim(), now, ...passkey };
    return (await insertPasskey(client, factor)) ? 'A passkey' : null;
  });
}

/** Thrown inside the transaction, so that the link is not used up. */
class EnrolledAlready extends Error {}

/** Uses the link up, writes the factor, and signs in with it: what was just shown needs not be shown again. */
async function enrol(
  { pool, clock, config }: SecondFactorDependencies,
  enrolling: Enrolling,
  write: (client: PoolClient) => Promise<string | null>,
): Promise<Result<Enrolled, EnrolmentFault>> {
  const now = clock.now();
  const { user, sessionToken } = enrolling;
  try {
    return await withTransaction(pool, async (client) => {
      if (!(await useLink(client, keyOf(enrolling, now)))) return err({ code: 'token_refused' } as const);
      const what = await write(client);
      if (what === null) throw new EnrolledAlready();
      const recoveryCodes = await makeRecoveryCodes(client, user.id, now);
      const token = newSessionToken();
      await noteSecondFactor(client, { token: sessionToken, newToken: token, purpose: 'sign_in', now });
      const subject = { kind: 'staff', id: user.id } as const;
      const changes = [{ field: 'second_factor', from: null, to: what }];
      await recordStaffAction(client, { actor: user, action: 'enrol_factor', subject, changes, now });
      await putMail(client, factorsChangedMail(user.email, config.publicUrl, `${what} was enrolled`), now);
      return ok({ recoveryCodes, token });
    });
  } catch (error) {
    if (error instanceof EnrolledAlready) return err({ code: 'code_refused' });
    throw error;
  }
}
