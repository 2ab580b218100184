import {
  askForPasskey as askForPasskeyEndpoint,
  beginPasskey as beginPasskeyEndpoint,
  beginTotp as beginTotpEndpoint,
  finishPasskey as finishPasskeyEndpoint,
  finishTotp as finishTotpEndpoint,
  getStaffMe,
  giveSecondFactor,
  listOwnFactors as listOwnFactorsEndpoint,
  openFactorLink,
  removeOwnFactor as removeOwnFactorEndpoint,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
} from '@cutsite/contracts/staff';
import type { Result } from '@cutsite/domain/result';
import { staffTimes } from '@cutsite/domain/staff';
import { bind, type HandlerContext, type RouteBinding, refuse, visitCookies } from '@cutsite/service-base/http';
import { knownId } from '../order-contents/index.ts';
import {
  beginPasskey,
  beginTotp,
  type Enrolling,
  type EnrolmentFault,
  finishPasskey,
  finishTotp,
  openLink,
} from './enrol/enrol-factor.ts';
import { listOwnFactors, removeOwnFactor, renewRecoveryCodes } from './own-factors.ts';
import type { SecondFactorDependencies, StaffInSession } from './second-factor-dependencies.ts';
import { relyingParty } from './secrets/relying-party.ts';
import { showMe } from './show-me.ts';
import { askForPasskey } from './verify/ask-for-passkey.ts';
import { verifyFactor } from './verify/verify-factor.ts';

const codeRefused = () =>
  refuse.invalid({
    error_code: 'code_refused',
    detail: 'This code or passkey was not accepted. A code works once: wait for the next one and try again.',
  });
const linkRefused = () =>
  refuse.invalid({
    error_code: 'token_refused',
    detail: 'This link was used before, has expired or is for another account. Ask an administrator for a new one.',
  });

function enrolmentProblem(fault: EnrolmentFault) {
  if (fault.code === 'no_passkeys') return refuse.conflict(fault.reason);
  return fault.code === 'token_refused' ? linkRefused() : codeRefused();
}

type Call = Pick<HandlerContext<typeof getStaffMe>, 'user' | 'sessionToken'>;

/** A user of a call is in a session; the guard has seen it. */
const inSession = ({ user, sessionToken }: Call): StaffInSession => ({ user, sessionToken: sessionToken ?? '' });
const enrolling = (call: Call, linkToken: string): Enrolling => ({ ...inSession(call), linkToken });

/** The calls by which staff give, enrol and keep their second factors (OF-9 to OF-12). */
export function secondFactorRoutes(dependencies: SecondFactorDependencies): RouteBinding[] {
  const { clock, config } = dependencies;
  const signedInAgain = (token: string) => ({ 'set-cookie': visitCookies(token, config) });
  const passkey = (): { host: string | null; reason: string | null } => {
    const { host, reason } = relyingParty(config.publicUrl);
    return { host, reason };
  };
  const enrolled = (
    result: Result<{ readonly recoveryCodes: readonly string[]; readonly token: string }, EnrolmentFault>,
  ) => {
    if (!result.ok) return enrolmentProblem(result.error);
    const { recoveryCodes, token } = result.value;
    return { status: 200, body: { recovery_codes: recoveryCodes }, headers: signedInAgain(token) } as const;
  };
  return [
    bind(getStaffMe, async (call) => {
      const me = await showMe(dependencies, call.user, inSession(call).sessionToken);
      return me === null ? refuse.signedOut() : { status: 200, body: me };
    }),
    bind(askForPasskeyEndpoint, async (call) => {
      const asked = await askForPasskey(dependencies, inSession(call));
      return asked.ok ? { status: 200, body: { options: asked.value } } : refuse.conflict(asked.error);
    }),
    bind(giveSecondFactor, async (call) => {
      const { for: purpose, kind, proof } = call.body;
      if (purpose === 'step_up' && !call.user.isStaff) return refuse.secondFactorNeeded();
      const given = await verifyFactor(dependencies, { ...inSession(call), purpose, kind, proof });
      if (!given.ok && given.error.code === 'too_many_attempts') return refuse.tooManyRequests(given.error.retryAfter);
      if (!given.ok) return codeRefused();
      const until = purpose === 'step_up' ? new Date(clock.now().getTime() + staffTimes.stepUp).toISOString() : null;
      return { status: 200, body: { stepped_up_until: until }, headers: signedInAgain(given.value.token) };
    }),
    bind(openFactorLink, async (call) => {
      const link = await openLink(dependencies, enrolling(call, call.body.token));
      if (link === null) return linkRefused();
      const { expiresAt, hasOthers } = link;
      return { status: 200, body: { expires: expiresAt.toISOString(), has_others: hasOthers, passkey: passkey() } };
    }),
    bind(beginTotpEndpoint, async (call) => {
      const begun = await beginTotp(dependencies, enrolling(call, call.body.token));
      return begun === null ? linkRefused() : { status: 200, body: begun };
    }),
    bind(finishTotpEndpoint, async (call) =>
      enrolled(await finishTotp(dependencies, enrolling(call, call.body.token), call.body)),
    ),
    bind(beginPasskeyEndpoint, async (call) => {
      const begun = await beginPasskey(dependencies, enrolling(call, call.body.token));
      return begun.ok ? { status: 200, body: { options: begun.value } } : enrolmentProblem(begun.error);
    }),
    bind(finishPasskeyEndpoint, async (call) =>
      enrolled(await finishPasskey(dependencies, enrolling(call, call.body.token), call.body)),
    ),
    bind(listOwnFactorsEndpoint, async ({ user }) => ({ status: 200, body: await listOwnFactors(dependencies, user) })),
    bind(removeOwnFactorEndpoint, async ({ user, params }) => {
      const id = knownId(params.id);
      const removed = id === null ? null : await removeOwnFactor(dependencies, user, id);
      if (removed === null || (!removed.ok && removed.error === 'none')) return refuse.notFound();
      if (!removed.ok) return refuse.conflict('This is your last second factor. Enrol another one first.');
      return { status: 200, body: { done: true } };
    }),
    bind(renewRecoveryCodesEndpoint, async ({ user }) => {
      const codes = await renewRecoveryCodes(dependencies, user);
      if (codes === null) return refuse.conflict('Recovery codes stand for a second factor, and you have none yet.');
      return { status: 200, body: { recovery_codes: codes } };
    }),
  ];
}
