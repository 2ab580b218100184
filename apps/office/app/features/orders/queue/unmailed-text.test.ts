import { expect, test } from 'vitest';
import { unmailedTexts } from './unmailed-text.ts';

const result = (number: string, done: boolean, failed: boolean, givenUp: boolean) => ({
  number,
  done,
  order: { mail_failed: failed, mail_given_up: givenUp },
});

test('failed mails are told apart from what was refused, and those that were given up from those tried again (OF-23)', () => {
  const results = [
    result('CS-1', true, true, true),
    result('CS-2', true, true, false),
    result('CS-3', true, false, false),
    // Refused: its reason is listed, and it was not done.
    result('CS-4', false, true, true),
    { number: 'CS-5', done: true, order: null },
  ];
  expect(unmailedTexts(results)).toEqual([
    'Done, but a mail was given up. Open the order to send it again: CS-1',
    'Done, but a mail has not got through so far. It is tried again by itself: CS-2',
  ]);
  expect(unmailedTexts([result('CS-3', true, false, false)])).toEqual([]);
});
