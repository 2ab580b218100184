import { describe, expect, test } from 'vitest';
import { isSignedOut, problemMessage, problemSchema, signedOutText } from './index.ts';

describe('the sentence shown for a refused call (CA-23 to CA-26)', () => {
  test.each([
    ['error_message before everything else', { error_message: 'One', detail: 'Two' }, 'One'],
    ['the first error_message of a list', { error_message: ['One', 'Two'], detail: 'Three' }, 'One'],
    ['detail when there is no error_message', { detail: 'Two', non_field_errors: ['Three'] }, 'Two'],
    ['detail when the list of error_messages is empty', { error_message: [], detail: 'Two' }, 'Two'],
    ['the joined non_field_errors', { non_field_errors: ['Three.', 'Four.'] }, 'Three. Four.'],
    ['the whole payload when it has none of them', { name: ['Too long.'] }, '{"name":["Too long."]}'],
    ['a list as it is', ['No.'], '["No."]'],
    ['plain text as it is', 'Bad gateway', 'Bad gateway'],
    ['nothing at all', null, 'null'],
  ])('shows %s', (_, payload, sentence) => {
    expect(problemMessage(payload)).toBe(sentence);
  });
});

describe('an answer that means "signed out" (AC-12)', () => {
  test('is known by its text', () => {
    expect(isSignedOut({ detail: signedOutText })).toBe(true);
    expect(isSignedOut(JSON.stringify({ detail: signedOutText }))).toBe(true);
  });

  test('is not any other refusal', () => {
    expect(isSignedOut({ detail: 'Not found.' })).toBe(false);
    expect(isSignedOut(undefined)).toBe(false);
  });
});

test('a problem has no fields beyond the declared ones', () => {
  expect(problemSchema.safeParse({ detail: 'No.', stack: 'at …' }).success).toBe(false);
});
