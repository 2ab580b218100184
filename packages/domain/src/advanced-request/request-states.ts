import { err, ok, type Result } from '../result/index.ts';

interface RequestStateRow {
  readonly label: string;
  /** What is waited for, to the customer. */
  readonly waitsFor: string;
  /** Counts towards the open requests of an account. */
  readonly isOpen: boolean;
}

/** Where a request stands; the words are ours. */
export const requestStates = {
  submitted: { label: 'Sent', waitsFor: 'A sales representative takes it up.', isOpen: true },
  with_sales: { label: 'Being worked on', waitsFor: 'Sales works on an answer or a quote.', isOpen: true },
  waiting_for_customer: { label: 'Question for you', waitsFor: 'Your answer to the question below.', isOpen: true },
  quoted: { label: 'Quoted', waitsFor: 'Order the quote, or decline it.', isOpen: true },
  ordered: { label: 'Ordered', waitsFor: 'Nothing: its order says how far it is.', isOpen: false },
  closed: { label: 'Closed', waitsFor: 'Nothing.', isOpen: false },
  withdrawn: { label: 'Withdrawn', waitsFor: 'Nothing.', isOpen: false },
} as const satisfies Readonly<Record<string, RequestStateRow>>;

export type RequestState = keyof typeof requestStates;
export const requestStateNames = Object.keys(requestStates) as [RequestState, ...RequestState[]];

/** Who does something with a request. */
export type RequestActor = 'owner' | 'staff' | 'store';

interface RequestActionRow {
  readonly by: RequestActor;
  /** From which state to which; a state that is missing refuses the action. */
  readonly moves: Partial<Readonly<Record<RequestState, RequestState>>>;
}

/** Everything that can be done with a request, in one table. */
export const requestActions = {
  change: {
    by: 'owner',
    moves: { submitted: 'submitted', waiting_for_customer: 'with_sales' },
  },
  write: {
    by: 'owner',
    moves: {
      submitted: 'submitted',
      with_sales: 'with_sales',
      waiting_for_customer: 'with_sales',
      quoted: 'quoted',
      ordered: 'ordered',
    },
  },
  withdraw: {
    by: 'owner',
    moves: {
      submitted: 'withdrawn',
      with_sales: 'withdrawn',
      waiting_for_customer: 'withdrawn',
      quoted: 'withdrawn',
    },
  },
  decline: { by: 'owner', moves: { quoted: 'closed' } },
  answer: {
    by: 'staff',
    moves: {
      submitted: 'with_sales',
      with_sales: 'with_sales',
      waiting_for_customer: 'with_sales',
      quoted: 'quoted',
      ordered: 'ordered',
    },
  },
  ask: {
    by: 'staff',
    moves: {
      submitted: 'waiting_for_customer',
      with_sales: 'waiting_for_customer',
      waiting_for_customer: 'waiting_for_customer',
    },
  },
  quote: {
    by: 'staff',
    moves: { submitted: 'quoted', with_sales: 'quoted', waiting_for_customer: 'quoted', quoted: 'quoted' },
  },
  /** A line of its quote was paid for. */
  order: { by: 'store', moves: { quoted: 'ordered' } },
  close: {
    by: 'staff',
    moves: { submitted: 'closed', with_sales: 'closed', waiting_for_customer: 'closed', quoted: 'closed' },
  },
} as const satisfies Readonly<Record<string, RequestActionRow>>;

export type RequestAction = keyof typeof requestActions;

/** Where a request stands after an action, or why it cannot be done. */
export function afterAction(state: RequestState, action: RequestAction): Result<RequestState, string> {
  const { moves }: RequestActionRow = requestActions[action];
  const next = moves[state];
  return next === undefined ? err(refusals[action](requestStates[state].label)) : ok(next);
}

const refusals = {
  change: (label) =>
    label === requestStates.quoted.label
      ? 'A quote has been made of this request, so that it stays as it is. Write a message, or withdraw it.'
      : `A request that reads “${label}” stays as it is. Write a message instead.`,
  write: (label) => `A request that reads “${label}” takes no more messages. Send a new request.`,
  withdraw: (label) => `A request that reads “${label}” cannot be withdrawn.`,
  decline: () => 'There is no quote to decline.',
  answer: (label) => `A request that reads “${label}” takes no more answers.`,
  ask: (label) => `A request that reads “${label}” takes no more questions.`,
  quote: (label) => `A request that reads “${label}” takes no quote.`,
  order: (label) => `A request that reads “${label}” has no quote to order.`,
  close: (label) => `A request that reads “${label}” cannot be closed.`,
} satisfies Readonly<Record<RequestAction, (label: string) => string>>;

/** Until sales has answered, the owner chooses who does (ruling 52); staff may at any time. */
export const mayChooseSalesRep = (actor: RequestActor, state: RequestState): boolean =>
  actor === 'staff' || state === 'submitted';

/** An account has at most so many requests that are open. */
export const maxOpenRequests = 10;
export const tooManyOpenMessage = `You have ${maxOpenRequests} open requests, which is the most. Withdraw one, or wait for its answer.`;

/** What one message holds. */
export const maxRequestMessageLength = 4000;
/** The annotation of a request: a remark of one's own, shown beside its title. */
export const maxAnnotationLength = 500;
