import { type Answered, askJson } from '@cutsite/service-base/outgoing';
import * as z from 'zod';
import { type Failure, lasting, passing } from './failure.ts';
import type { Stack } from './stack.ts';

/** What is asked for: everything, the next page of an answer, or what has changed since. */
export type Step =
  | { readonly next: 'everything'; readonly token: null }
  | { readonly next: 'page' | 'changes'; readonly token: string };

/** A page of an answer, and what is to be asked after it. */
export interface SyncPage {
  readonly items: readonly unknown[];
  readonly following: Step;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: SyncPage }
  /** The token is not known there any more: everything is read anew. */
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'failed'; readonly failure: Failure };

const limits = { timeoutMs: 30_000, maxBytes: 32 * 1024 * 1024 } as const;
/** A page has a hundred. */
const maxItems = 1_000;

const token = z.string().min(1).max(1_000);
const answerSchema = z.object({
  items: z.array(z.unknown()).max(maxItems),
  pagination_token: token.nullish(),
  sync_token: token.nullish(),
});

/** Asks the Sync API for a page. Never throws, and nothing that it says holds a key. */
export async function askForPage(stack: Stack, step: Step): Promise<PageAnswer> {
  const url = new URL(`${stack.url}/v3/stacks/sync`);
  for (const [name, value] of Object.entries(queryOf(stack, step))) url.searchParams.set(name, value);
  const headers = {
    api_key: stack.apiKey,
    access_token: stack.deliveryToken,
    ...(stack.branch === null ? {} : { branch: stack.branch }),
  };
  const answer = await askJson({ url: url.href, headers, ...limits }, answerSchema);
  if (!answer.ok) {
    return step.token !== null && isForgotten(answer)
      ? { kind: 'forgotten' }
      : { kind: 'failed', failure: failureOf(answer) };
  }
  const { items, pagination_token: page, sync_token: changes } = answer.value;
  if (page != null && page !== step.token)
    return { kind: 'page', page: { items, following: { next: 'page', token: page } } };
  if (page == null && changes != null) {
    return { kind: 'page', page: { items, following: { next: 'changes', token: changes } } };
  }
  return { kind: 'failed', failure: passing('Contentstack answered with a page that leads nowhere.') };
}

function queryOf({ environment, locale }: Stack, { next, token: value }: Step): Record<string, string> {
  if (next === 'everything') return { init: 'true', environment, locale };
  return { environment, [next === 'page' ? 'pagination_token' : 'sync_token']: value };
}

type Refused = Exclude<Answered<unknown>, { readonly ok: true }>;

const faultSchema = z.object({ error_code: z.number().nullish(), errors: z.record(z.string(), z.unknown()).nullish() });

/** Contentstack's 141 names the token that it does not know. */
function isForgotten(answer: Refused): boolean {
  if (answer.why !== 'refused' || answer.status < 400 || answer.status >= 500) return false;
  const { error_code: code, errors } = faultSchema.safeParse(answer.body).data ?? {};
  const names = Object.keys(errors ?? {});
  return code === 141 && (names.length === 0 || names.some((name) => /^(sync|pagination)_token$/.test(name)));
}

function failureOf(answer: Refused): Failure {
  if (answer.why !== 'refused') {
    return answer.why === 'unreachable'
      ? passing('Contentstack did not answer, or its answer was cut off.')
      : passing('Contentstack answered with what is no page of content, or too much.');
  }
  const { status, retryAfter } = answer;
  if (status === 429) return passing('Contentstack asks for fewer calls.', retryAfter);
  if (status >= 500 || status === 408) return passing(`Contentstack answered with ${status}.`, retryAfter);
  return lasting(
    `Contentstack refused the question with ${status}. The key, the token, the environment or the language is not right.`,
  );
}
