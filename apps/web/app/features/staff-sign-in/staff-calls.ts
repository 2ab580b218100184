import type { EndpointBody } from '@cutsite/contracts/endpoint';
import { problemMessage } from '@cutsite/contracts/problem';
import type { giveSecondFactor, StaffMe } from '@cutsite/contracts/staff';
import { callService, ServiceFailure } from '../../platform/service/call.ts';

/** A value, or the sentence for the screen with the code to decide by. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentence: string; readonly code: string | null };

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<T>> {
  const answer = await callService<T>(method, `/api/staff/${path}`, method === 'GET' ? undefined : (body ?? {}));
  if (answer.ok) return { ok: true, value: answer.body };
  const { problem, status } = answer;
  if (status >= 500) throw new ServiceFailure(status, problem);
  const code: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'error_code') : null;
  return { ok: false, sentence: problemMessage(problem), code: typeof code === 'string' ? code : null };
}

/** What a link to enrol is for. */
export interface OpenedLink {
  readonly has_others: boolean;
  readonly passkey: StaffMe['passkey'];
}

/** A secret for an app, as text and as a drawing. */
export interface BegunTotp {
  readonly secret: string;
  readonly qr: { readonly size: number; readonly path: string };
}

type Enrolled = Answer<{ readonly recovery_codes: readonly string[] }>;

/** The calls of the second factor (OF-9, OF-10), as their contracts have them. */
export const staffCalls = {
  me: () => ask<StaffMe>('GET', 'me/'),
  give: (proof: EndpointBody<typeof giveSecondFactor>) => ask<unknown>('POST', 'second-factor/', proof),
  askForPasskey: () => ask<{ readonly options: string }>('POST', 'second-factor/passkey/'),
  openLink: (token: string) => ask<OpenedLink>('POST', 'enrolment/', { token }),
  beginTotp: (token: string) => ask<BegunTotp>('POST', 'enrolment/totp/begin/', { token }),
  finishTotp: (token: string, code: string): Promise<Enrolled> => ask('POST', 'enrolment/totp/', { token, code }),
  beginPasskey: (token: string) => ask<{ readonly options: string }>('POST', 'enrolment/passkey/begin/', { token }),
  finishPasskey: (token: string, response: string): Promise<Enrolled> =>
    ask('POST', 'enrolment/passkey/', { token, response }),
} as const;
