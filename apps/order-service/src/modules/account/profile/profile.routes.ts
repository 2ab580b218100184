import {
  endOtherSessions,
  endSession,
  listSessions as listSessionsEndpoint,
  takeBackEmail,
  updateUser as updateUserEndpoint,
} from '@cutsite/contracts/account';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { AccountDependencies } from '../account-dependencies.ts';
import { accountProblem, unlessBusy } from '../credentials/account-answers.ts';
import { profileFaults } from '../credentials/sent-faults.ts';
import { resetCookie } from '../password/password.routes.ts';
import { endOneSession, endOthers, listSessions } from './manage-sessions.ts';
import { takeBackAddress } from './take-back-address.ts';
import { type ProfileFault, updateUser } from './update-user.ts';

const done = { status: 200, body: { success: true } } as const;
const tokenRefused = 'This link has been used before, or its 72 hours are over.';

/** The calls by which customers keep their own account (AC-29; the sessions are ours). */
export function profileRoutes(dependencies: AccountDependencies): RouteBinding[] {
  const cookies = { secureCookies: dependencies.config.secureCookies };
  return [
    bind(
      updateUserEndpoint,
      ({ user, body, sessionToken }) =>
        unlessBusy(async () => {
          const updated = await updateUser(dependencies, {
            user,
            sessionToken,
            firstName: body.first_name,
            lastName: body.last_name,
            companyName: body.company_name,
            email: body.email,
            tshirtSize: body.tshirt_size,
            marketingConsent: body.marketing_consent,
            currentPassword: body.current_password,
          });
          return updated.ok ? done : refused(updated.error);
        }),
      profileFaults,
    ),
    bind(takeBackEmail, ({ body }) =>
      unlessBusy(async () => {
        const taken = await takeBackAddress(dependencies, body.token);
        if (taken.ok) return { ...done, headers: { 'set-cookie': resetCookie(taken.value.resetToken, cookies) } };
        return refuse.invalid({ success: false, error_code: 'token_refused', error_message: tokenRefused });
      }),
    ),
    bind(listSessionsEndpoint, async ({ user, sessionToken }) => ({
      status: 200,
      body: { sessions: await listSessions(dependencies, { accountId: user.id, sessionToken }) },
    })),
    bind(endSession, async ({ user, params }) => {
      const id = await endOneSession(dependencies, { accountId: user.id, id: params.id });
      return id === null ? refuse.notFound() : { status: 200, body: { id } };
    }),
    bind(endOtherSessions, async ({ user, sessionToken }) => ({
      status: 200,
      body: { ended: await endOthers(dependencies, { accountId: user.id, sessionToken }) },
    })),
  ];
}

const passwordMissing = 'Enter your current password to change the e-mail address. Nothing was changed.';

function refused(fault: ProfileFault) {
  switch (fault.code) {
    case 'faulty': {
      const { field_errors: fields, error_message: sentences, ...problem } = accountProblem(fault.faults);
      const password = fault.lacksPassword ? { current_password: [passwordMissing] } : {};
      return refuse.invalid({
        ...problem,
        error_message: [...[sentences ?? []].flat(), ...(fault.lacksPassword ? [passwordMissing] : [])],
        field_errors: { ...fields, ...password },
      });
    }
    case 'too_many_mails':
      return refuse.tooManyMails(fault.retryAfter);
    case 'too_many_attempts':
      return refuse.tooManyRequests(fault.retryAfter);
    case 'password_needed': {
      const sentence = fault.isWrong ? 'The current password is not correct. Nothing was changed.' : passwordMissing;
      return refuse.invalid({
        success: false,
        error_code: 'password_needed',
        error_message: sentence,
        field_errors: { current_password: [sentence] },
      });
    }
  }
}
