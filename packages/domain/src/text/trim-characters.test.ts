import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimCharacters } from './index.ts';

test.each([
  ['--a - b- ', '- ', 'a - b'],
  ['a', '-', 'a'],
  ['---', '-', ''],
  ['', '-', ''],
])('%j without %j around it is %j', (text, characters, expected) => {
  expect(trimCharacters(text, characters)).toBe(expected);
});

test('it takes away what a pattern would, and nothing else', () => {
  const text = fc.string({ unit: fc.constantFrom('-', ' ', '.', 'a', 'é') });
  fc.assert(
    fc.property(text, (sample) => {
      expect(trimCharacters(sample, '- .')).toBe(sample.replace(/^[-. ]+|[-. ]+$/g, ''));
    }),
  );
});
