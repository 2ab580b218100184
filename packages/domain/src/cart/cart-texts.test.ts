import { expect, test } from 'vitest';
import { checkCartName, checkReferenceCode, oldestPriceAt, pricesHoldUntil } from './index.ts';

test.each([
  ['CC-4410-22', 'CC-4410-22'],
  ['  CC-4410-22 ', 'CC-4410-22'],
  ['', 'reference_required'],
  ['   ', 'reference_required'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['🧬'.repeat(60), '🧬'.repeat(60)],
  ['x'.repeat(61), 'reference_too_long'],
  ['two\nlines', 'one_line'],
  ['no\u0000null', 'one_line'],
  ['turned \u202Earound', 'one_line'],
  ['half \uD83E of a pair', 'one_line'],
])('the reference %j is %j', (text, expected) => {
  const answer = checkReferenceCode(text);
  expect(answer.ok ? answer.value : answer.error).toBe(expected);
});

test('a cart has a name of its own kind of fault', () => {
  expect(checkCartName(' ')).toEqual({ ok: false, error: 'name_required' });
  expect(checkCartName('x'.repeat(61))).toEqual({ ok: false, error: 'name_too_long' });
  expect(checkCartName(' Round 2 ')).toEqual({ ok: true, value: 'Round 2' });
});

test('prices hold for thirty days after the oldest of them was set', () => {
  const at = (text: string) => new Date(text);
  expect(pricesHoldUntil([at('2026-11-21T10:00:00Z'), at('2026-11-20T09:00:00Z')])).toEqual(at('2026-12-20T09:00:00Z'));
  expect(pricesHoldUntil([])).toBeNull();
  expect(oldestPriceAt(at('2026-12-20T09:00:00Z'))).toEqual(at('2026-11-20T09:00:00Z'));
});
