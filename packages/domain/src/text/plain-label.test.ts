import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLabel } from './index.ts';

test.each([
  ['HEK293\u200b', 'HEK293'],
  ['\ufeffHEK293 ', 'HEK293'],
  ['K\u00ad-\u2060562', 'K-562'],
  ['MCF\u00a010A\n', 'MCF 10A'],
  ['a\u0000b\ud800', 'ab'],
  ['iPSC, 患者 7', 'iPSC, 患者 7'],
  [' \u200b\t', ''],
])('the label %j is kept as %j', (typed, kept) => {
  expect(plainLabel(typed)).toBe(kept);
});

test('a label that was made plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      expect(plainLabel(plainLabel(typed))).toBe(plainLabel(typed));
    }),
  );
});
