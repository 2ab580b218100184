import type { QueuedOrder } from '../order-data.ts';

interface Result {
  readonly done: boolean;
  readonly number: string | null;
  readonly order: Pick<QueuedOrder, 'mail_failed' | 'mail_given_up'> | null;
}

/**
 * What is said of orders that were done and about which a mail has not arrived: it undoes nothing, and is told apart
 * from what was refused. What was given up needs somebody; what is tried again does not.
 */
export function unmailedTexts(results: readonly Result[]): string[] {
  const failed = results.filter(({ done, order }) => done && order?.mail_failed === true);
  const isGivenUp = ({ order }: Result) => order?.mail_given_up === true;
  const numbersOf = (some: readonly Result[]) => some.flatMap(({ number }) => number ?? []).join(', ');
  const givenUp = numbersOf(failed.filter(isGivenUp));
  const waiting = numbersOf(failed.filter((result) => !isGivenUp(result)));
  return [
    ...(givenUp === '' ? [] : [`Done, but a mail was given up. Open the order to send it again: ${givenUp}`]),
    ...(waiting === '' ? [] : [`Done, but a mail has not got through so far. It is tried again by itself: ${waiting}`]),
  ];
}
