import { type CallInput, type CallResult, createClient, type FileToSend } from '@cutsite/api-client/client';
import type { EndpointDefinition, SuccessAnswer } from '@cutsite/contracts/endpoint';
import { type Problem, problemMessage } from '@cutsite/contracts/problem';
import { askForStepUp } from './step-up.ts';

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
 * A call that is refused until the second factor is given again has changed nothing (decision 90): it waits for the
 * factor and is made once more, and a second refusal stands. Without the factor the first one does (OF-12).
 */
async function onceFactorIsGiven<E extends EndpointDefinition>(
  make: () => Promise<CallResult<E>>,
): Promise<CallResult<E>> {
  const first = await make();
  if (first.ok || first.problem.error_code !== 'step_up_needed') return first;
  return (await askForStepUp()) ? make() : first;
}

/**
 * Makes a call of the contracts and answers with its body. Where it needs the second factor again, the dialog asks for
 * it, and the call goes on by itself.
 *
 * @throws CallRefused for every other answer
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  ...input: Input<E>
): Promise<SuccessAnswer<E>['body']> {
  const answer = await onceFactorIsGiven<E>(() => client.call(endpoint, ...input));
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
  const answer = await onceFactorIsGiven<E>(() => client.upload(endpoint, input));
  if (answer.ok) return answer.body;
  throw new CallRefused(answer);
}
