import {
  openPasswordReset,
  resetPassword as resetPasswordEndpoint,
  sendPasswordReset as sendPasswordResetEndpoint,
} from '@cutsite/contracts/account';
import { bind, type HttpSettings, type RouteBinding, refuse, visitCookies } from '@cutsite/service-base/http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { AccountDependencies } from '../account-dependencies.ts';
import { accountProblem, unlessBusy } from '../credentials/account-answers.ts';
import { changePassword, opensPasswordReset, type PasswordChangeFault, resetPassword } from './reset-password.ts';
import { sendPasswordReset } from './send-password-reset.ts';

const done = { status: 200, body: { success: true } } as const;

const tokenRefused = 'This link has been used before or has expired. Please ask for a new one.';
const wrongPassword = 'The current password is not correct.';
const noLink =
  'No password link is open in this browser. Please open the link in your mail again, or ask for a new one.';
const noCurrentPassword = 'Please enter your current password, or open a password link that we mailed to you first.';

/** The calls that lead to a new password (AC-31, AC-32). */
export function passwordRoutes(dependencies: AccountDependencies): RouteBinding[] {
  const cookies = { secureCookies: dependencies.config.secureCookies };
  return [
    bind(sendPasswordResetEndpoint, async ({ body }) => {
      const sent = await sendPasswordReset(dependencies, body.email);
      if (sent.ok) return done;
      if (sent.error.code === 'too_many_mails') return refuse.tooManyRequests(sent.error.retryAfter);
      return refuse.invalid(accountProblem([sent.error.fault]));
    }),
    bind(openPasswordReset, async ({ body }) => {
      if (!(await opensPasswordReset(dependencies, body.token))) return refused({ code: 'token_refused' });
      return { ...done, headers: { 'set-cookie': resetCookie(body.token, cookies) } };
    }),
    bind(resetPasswordEndpoint, ({ body, user, request, sessionToken }) =>
      unlessBusy(async () => {
        const token = resetTokenOf(request, cookies);
        if (token !== null && body.current_password === undefined) {
          const reset = await resetPassword(dependencies, { token, password: body.password });
          return reset.ok ? { ...done, headers: { 'set-cookie': endOfResetCookie(cookies) } } : refused(reset.error);
        }
        if (user === null) return linkMissing;
        if (!body.current_password) return currentPasswordMissing;
        const changed = await changePassword(dependencies, {
          accountId: user.id,
          currentPassword: body.current_password,
          password: body.password,
          userAgent: request.headers['user-agent'] ?? '',
          sessionToken,
        });
        if (!changed.ok) return refused(changed.error);
        return { ...done, headers: { 'set-cookie': visitCookies(changed.value.token, cookies) } };
      }),
    ),
  ];
}

/** Ruling 49: a password alone is enough only where a link was opened; the answer says what else there should be. */
const linkMissing = refuse.invalid({ success: false, error_code: 'token_refused', error_message: noLink });
/** Nothing was guessed, so nothing counts as a wrong password. */
const currentPasswordMissing = refuse.invalid({
  success: false,
  error_code: 'invalid_request',
  error_message: noCurrentPassword,
  field_errors: { current_password: [noCurrentPassword] },
});

function refused(fault: PasswordChangeFault) {
  switch (fault.code) {
    case 'too_many_attempts':
      return refuse.tooManyRequests(fault.retryAfter);
    case 'password_faulty':
      return refuse.invalid(accountProblem([fault.fault]));
    case 'wrong_password':
      return refuse.invalid({
        success: false,
        error_code: 'wrong_credentials',
        error_message: wrongPassword,
        field_errors: { current_password: [wrongPassword] },
      });
    case 'token_refused':
      return refuse.invalid({ success: false, error_code: 'token_refused', error_message: tokenRefused });
  }
}

type CookieSettings = Pick<HttpSettings, 'secureCookies'>;

const nameOf = ({ secureCookies }: CookieSettings) => (secureCookies ? '__Host-reset' : 'reset');

/** As long as the link itself works, in seconds. */
const lifetime = 30 * 60;

/**
 * The `Set-Cookie` line that carries the token of a password mail from the opened link to the form. No script can read
 * it, and it goes with no request that another site begins.
 */
export function resetCookie(token: string, settings: CookieSettings): string {
  return fastifyCookie.serialize(nameOf(settings), token, {
    path: '/',
    sameSite: 'strict',
    secure: settings.secureCookies,
    httpOnly: true,
    maxAge: lifetime,
  });
}

/** The `Set-Cookie` line that takes it away again. */
function endOfResetCookie(settings: CookieSettings): string {
  return fastifyCookie.serialize(nameOf(settings), '', {
    path: '/',
    sameSite: 'strict',
    secure: settings.secureCookies,
    httpOnly: true,
    maxAge: 0,
  });
}

/** The token that an opened link has left, or null. */
function resetTokenOf(request: FastifyRequest, settings: CookieSettings): string | null {
  return request.cookies[nameOf(settings)] || null;
}
