import { describe, expect, test } from 'vitest';
import { isOneLine } from './index.ts';

/** Each Bidi_Control of Unicode: marks, embeddings, overrides and isolates. */
const turning = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

describe('one line of text', () => {
  test.each([['Ada Lovelace'], ['Zoë O’Hara-Müller'], ['李雷'], ['מעבדה 7'], ['مختبر الجينوم'], ['👩🏽‍🔬 lab'], ['']])(
    'is %j',
    (text) => expect(isOneLine(text)).toBe(true),
  );

  test.each([['a\nb'], ['a\tb'], ['a\u0000'], ['a\u2028b'], ['a\u2029b'], ['a\uD800'], ['\u0085']])(
    'is not %j',
    (text) => expect(isOneLine(text)).toBe(false),
  );

  test.each(turning)('has nothing that turns the direction of the text after it around: %j', (control) => {
    expect(isOneLine(`Quarry ${control}Road`)).toBe(false);
  });
});
