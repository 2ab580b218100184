import {
  endOtherSessions,
  endSession,
  listSessions as listSessionsEndpoint,
  updateUser as updateUserEndpoint,
} from '@cutsite/contracts/account';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { accountProblem } from '../account-answers.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { endOneSession, endOthers, listSessions } from './keep-sessions.ts';
import { updateUser } from './update-user.ts';

/** The calls by which customers keep their own account (AC-29; the sessions are ours). */
export function profileRoutes(dependencies: AccountDependencies): RouteBinding[] {
  return [
    bind(updateUserEndpoint, async ({ user, body }) => {
      const updated = await updateUser(dependencies, {
        user,
        firstName: body.first_name,
        lastName: body.last_name,
        companyName: body.company_name,
        email: body.email,
        tshirtSize: body.tshirt_size ?? null,
        marketingConsent: body.marketing_consent ?? null,
      });
      if (updated.ok) return { status: 200, body: { success: true } };
      if ('retryAfter' in updated.error) return refuse.tooManyMails(updated.error.retryAfter);
      return refuse.invalid(accountProblem(updated.error));
    }),
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
