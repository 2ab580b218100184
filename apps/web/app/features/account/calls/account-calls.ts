import type { Problem } from '@cutsite/contracts/problem';
import type { TshirtSize } from '@cutsite/domain/account';
import type { CallFailure } from '../../../platform/failure/call-refused.ts';
import { callService, type ServiceAnswer, ServiceFailure } from '../../../platform/service/call.ts';
import { requestIdOf } from '../../../platform/service/request-id.ts';

type Done = { readonly success: true };

/** A refusal as the forms show it: a sentence for the whole form and sentences for single fields. */
export interface Refusal extends CallFailure {
  readonly code: Problem['error_code'] | undefined;
  readonly sentence: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the form found before anything was sent. */
export const notSent = { status: 400, requestId: null } as const;

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** What the registration form sends (AC-28). */
export interface NewUser {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly password: string;
  readonly tshirt_size: TshirtSize | null;
}

export async function signIn(username: string, password: string): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/api-login', { username, password }));
}

/** Opens an account. The answer is the same for an address that has one; the mail tells its owner. */
export async function createNewUser(user: NewUser): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/create-new-user', user));
}

export async function sendVerificationMail(): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/send-email-verification-email'));
}

export async function verifyEmail(token: string): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/verify-email', { token }));
}

/** Asks for the mail that leads to a new password. */
export async function sendPasswordReset(email: string): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/send-password-reset', { email }));
}

/** Opens the link of that mail, without using it up. */
export async function openPasswordReset(token: string): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/open-password-reset', { token }));
}

/** Sets a new password: by the link that was opened, or with the current one. */
export async function resetPassword(passwords: {
  readonly password: string;
  readonly current_password?: string;
}): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/reset-password', passwords));
}

/** What the profile form sends (AC-29); a new address needs the password. */
export type ProfileChange = Omit<NewUser, 'password'> & {
  readonly marketing_consent: boolean;
  readonly current_password?: string;
};

/** Takes an address back by the link that was sent to it; the answer brings the cookie for a new password. */
export async function takeBackEmail(token: string): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/take-back-email', { token }));
}

/** Changes the profile (AC-29). */
export async function updateUser(profile: ProfileChange): Promise<Outcome> {
  return outcomeOf(await callService<Done>('POST', '/account/update-user', profile));
}

/** Reads a refusal by order of preference (CA-23 to CA-26). A failure of ours (500 and above) throws. */
export function outcomeOf(answer: ServiceAnswer<Done>): Outcome {
  if (answer.ok) return { ok: true };
  const problem = (typeof answer.problem === 'object' && answer.problem !== null ? answer.problem : {}) as Problem;
  if (answer.status >= 500) throw new ServiceFailure(answer.status, problem);
  const fields = Object.fromEntries(
    Object.entries(problem.field_errors ?? {}).map(([field, sentences]) => [field, sentences.join(' ')]),
  );
  const [first] = [problem.error_message ?? []].flat();
  const sentence = first ?? problem.detail ?? problem.non_field_errors?.join(' ') ?? null;
  return {
    ok: false,
    refusal: {
      status: answer.status,
      requestId: requestIdOf(problem),
      code: problem.error_code,
      sentence: sentence ?? (Object.keys(fields).length > 0 ? null : 'That did not work. Please try again.'),
      fields,
    },
  };
}
