import { expect, test } from 'vitest';
import { isGivenUp, mailFailureText } from './mail-text.ts';

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
