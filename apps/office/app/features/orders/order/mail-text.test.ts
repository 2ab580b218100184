import { expect, test } from 'vitest';
import { isGivenUp, mailFailureText, mailStateText } from './mail-text.ts';

const failure = 'mailbox unavailable';

test('a mail that is tried again by itself is told from one that was given up (OF-24)', () => {
  const waiting = { failure, next_try: '2026-12-01T10:12:00Z' };
  expect([isGivenUp(waiting), mailFailureText(waiting)]).toEqual([
    false,
    expect.stringMatching(/^Not sent so far, and tried again .*1 Dec.*: mailbox unavailable$/),
  ]);
  const givenUp = { failure, next_try: null };
  expect([isGivenUp(givenUp), mailFailureText(givenUp)]).toEqual([
    true,
    'Given up after many tries, the last one: mailbox unavailable',
  ]);
});

test('a mail that has not failed says nothing, and what an older service leaves out is no giving up', () => {
  expect([isGivenUp({ failure: null, next_try: null }), mailFailureText({ failure: null, next_try: null })]).toEqual([
    false,
    null,
  ]);
  expect([isGivenUp({ failure }), mailFailureText({ failure })]).toEqual([
    false,
    'Not sent so far, and tried again: mailbox unavailable',
  ]);
});

test('a mail that stays in the outbox of the demo store waits for nothing, so that nobody sends it again', () => {
  const mail = { sent: null, written: '2026-12-01T10:12:00Z' };
  expect(mailStateText({ ...mail, stays_in_outbox: true })).toMatch(/^in the demo outbox since .*1 Dec/);
  expect(mailStateText({ ...mail, stays_in_outbox: false })).toBe('waits to be sent');
  expect(mailStateText(mail)).toBe('waits to be sent');
});
