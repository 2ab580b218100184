import {
  createNewUser,
  logIn,
  logOut,
  logOutByLink,
  sendVerificationEmail,
  sendVerificationEmailByLink,
  verifyEmail,
} from '@cutsite/contracts/account';
import {
  bind,
  browserTokenOf,
  endOfVisitCookies,
  knownBrowserCookie,
  type RequestUser,
  type RouteBinding,
  refuse,
  visitCookies,
} from '@cutsite/service-base/http';
import { networkOf } from '@cutsite/service-base/rate-limits';
import type { AccountDependencies } from './account-dependencies.ts';
import { accountProblem, unlessBusy } from './credentials/account-answers.ts';
import { registrationFaults } from './credentials/sent-faults.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { register } from './registration/register.ts';
import { sendVerification, verifyEmailAddress } from './registration/verify-email.ts';
import { signIn, signOut } from './sign-in/sign-in.ts';

const done = { status: 200, body: { success: true } } as const;

/** The calls that open, enter, leave and verify accounts (AC-26 to AC-28, AC-30). */
export function accountRoutes(dependencies: AccountDependencies): RouteBinding[] {
  const cookies = { secureCookies: dependencies.config.secureCookies };

  const leave = async ({ sessionToken }: { sessionToken: string | null }) => {
    await signOut(dependencies, sessionToken);
    return { ...done, headers: { 'set-cookie': endOfVisitCookies(cookies) } };
  };

  const sendAgain = async ({ user, sessionToken }: { user: RequestUser; sessionToken: string | null }) => {
    const result = await sendVerification(dependencies, user, sessionToken);
    return result.ok ? done : refuse.tooManyRequests(result.error.retryAfter);
  };

  return [
    bind(
      createNewUser,
      ({ body, request }) =>
        unlessBusy(async () => {
          const result = await register(dependencies, {
            firstName: body.first_name,
            lastName: body.last_name,
            companyName: body.company_name,
            email: body.email,
            password: body.password,
            tshirtSize: body.tshirt_size ?? null,
            visitToken: request.visitor.visitToken,
          });
          return result.ok ? done : refuse.invalid(accountProblem(result.error));
        }),
      registrationFaults,
    ),
    bind(logIn, ({ body, request, sessionToken }) =>
      unlessBusy(async () => {
        const result = await signIn(dependencies, {
          username: body.username,
          password: body.password,
          userAgent: request.headers['user-agent'] ?? '',
          address: networkOf(request.ip),
          browserToken: browserTokenOf(request, cookies),
          earlierSession: sessionToken,
          visitToken: request.visitor.visitToken,
        });
        if (result.ok) {
          const { token, browserToken } = result.value;
          const lines = [...visitCookies(token, cookies), knownBrowserCookie(browserToken, cookies)];
          return { ...done, headers: { 'set-cookie': lines } };
        }
        if (result.error.code === 'too_many_attempts') return refuse.tooManySignIns(result.error.retryAfter);
        return refuse.invalid({ success: false, error_code: 'wrong_credentials', error_message: wrongCredentials });
      }),
    ),
    bind(logOut, leave),
    bind(logOutByLink, leave),
    bind(sendVerificationEmail, sendAgain),
    bind(sendVerificationEmailByLink, sendAgain),
    ...passwordRoutes(dependencies),
    ...profileRoutes(dependencies),
    bind(verifyEmail, async ({ body, sessionToken }) => {
      const result = await verifyEmailAddress(dependencies, { token: body.token, openedIn: sessionToken });
      if (result.ok) return done;
      return refuse.invalid({ success: false, error_code: 'token_refused', error_message: tokenRefused });
    }),
  ];
}

/** The same sentence for an unknown address and a wrong password (promise A3). */
const wrongCredentials = 'The e-mail address or the password is not correct.';
const tokenRefused = 'This link has been used before or has expired. Please ask for a new one.';
