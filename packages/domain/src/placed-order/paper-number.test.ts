import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperNumber } from './index.ts';

test('numbers of papers are two groups of four letters that cannot be misread', () => {
  expect(paperNumber('CS', Uint8Array.of(0, 1, 9, 10, 31, 32, 255, 200))).toBe('CS-019A-Z0Z8');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      expect(paperNumber('Q', random)).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    }),
  );
});
