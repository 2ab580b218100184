import { type CallInput, createClient, type FileToSend } from '@cutsite/api-client/client';
import type { EndpointDefinition, SuccessAnswer } from '@cutsite/contracts/endpoint';
import { type Problem, problemMessage } from '@cutsite/contracts/problem';

const client = createClient({ fetch: (input, init) => globalThis.fetch(input, init) });

/** A call of the service that was refused, or got no answer. `message` is the sentence for the screen. */
export class CallRefused extends Error {
  readonly refused: { readonly status: number; readonly problem: Problem; readonly signedOut: boolean };

  constructor(refused: CallRefused['refused']) {
    super(problemMessage(refused.problem));
    this.name = 'CallRefused';
    this.refused = refused;
  }

  /** Somebody was faster: the order is read again, and what was typed stays (promise O2). */
  get isChanged(): boolean {
    return ['order_changed', 'request_changed'].includes(this.refused.problem.error_code ?? '');
  }
}

/** What a call sends; nothing where it needs nothing. */
type Input<E extends EndpointDefinition> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Makes a call of the contracts and answers with its body.
 *
 * @throws CallRefused for every other answer
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  ...input: Input<E>
): Promise<SuccessAnswer<E>['body']> {
  const answer = await client.call(endpoint, ...input);
  if (answer.ok) return answer.body;
  throw new CallRefused(answer);
}

/**
 * Sends a file to a call that takes one.
 *
 * @throws CallRefused for every other answer than the good one
 */
export async function upload<E extends EndpointDefinition & { readonly upload: true }>(
  endpoint: E,
  input: CallInput<E> & FileToSend,
): Promise<SuccessAnswer<E>['body']> {
  const answer = await client.upload(endpoint, input);
  if (answer.ok) return answer.body;
  throw new CallRefused(answer);
}
