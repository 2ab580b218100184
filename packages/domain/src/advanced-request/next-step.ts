import type { RequestState } from './request-states.ts';

/** What of a request says what comes next. */
interface RepAndQuote {
  /** Who of sales answers; null: nobody yet. */
  readonly repName: string | null;
  /** The last day on which the quote's prices hold, in words, and whether it has passed; null: there is no quote. */
  readonly quoteEnd: { readonly day: string; readonly hasPassed: boolean } | null;
}

/** What comes next and what its customer has to do, in two sentences. */
export interface NextStep {
  readonly title: string;
  readonly note: string;
}

const nothingToDo = 'You don’t have to do anything now.';
const askAgain = 'To ask again, copy it to a new request.';

const steps = {
  submitted: ({ repName }) => ({ title: `${repName ?? 'A sales representative'} takes it up`, note: nothingToDo }),
  with_sales: ({ repName }) => ({ title: `${repName ?? 'Sales'} works on an answer or a quote`, note: nothingToDo }),
  waiting_for_customer: ({ repName }) => ({
    title: `${repName ?? 'Sales'} waits for your answer`,
    note: 'The question is the last one below.',
  }),
  quoted: ({ quoteEnd }) => {
    if (quoteEnd === null) return { title: 'Order the quote, or decline it', note: 'It is ordered as it is.' };
    if (quoteEnd.hasPassed) {
      return {
        title: `The quote’s prices ended on ${quoteEnd.day}`,
        note: 'Write a message: sales can let it be ordered longer, or make a new one.',
      };
    }
    return { title: `Order the quote by ${quoteEnd.day}, or decline it`, note: 'It is ordered as it is.' };
  },
  ordered: () => ({ title: 'The work is ordered', note: 'Its order says how far it is.' }),
  closed: () => ({ title: 'Nothing more comes of it', note: askAgain }),
  withdrawn: () => ({ title: 'You took it back', note: askAgain }),
} satisfies Readonly<Record<RequestState, (facts: RepAndQuote) => NextStep>>;

/** What comes next, to the customer. */
export const nextStep = (state: RequestState, facts: RepAndQuote): NextStep => steps[state](facts);

const untilOrdered = ['You order the quote, and the work begins'] as const;
const untilQuoted = ['An answer or a quote', ...untilOrdered] as const;

const ahead = {
  submitted: ['Sales takes it up', ...untilQuoted],
  with_sales: untilQuoted,
  waiting_for_customer: ['Your answer', ...untilQuoted],
  quoted: untilOrdered,
  ordered: [],
  closed: [],
  withdrawn: [],
} as const satisfies Readonly<Record<RequestState, readonly string[]>>;

/** The steps that are still to come, for the end of what happened; the first is under way. */
export const stepsAhead = (state: RequestState): readonly string[] => ahead[state];
