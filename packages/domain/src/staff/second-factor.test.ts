import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsStepUp, recoveryCode, staffTimes, tidyRecoveryCode } from './index.ts';

describe('recovery codes (OF-10)', () => {
  const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 });

  test('are four blocks of four, and whatever is typed between and around them is the same code', () => {
    const blanks = fc.constantFrom('', ' ', '-', ' - ', '\t');
    fc.assert(
      fc.property(bytes, blanks, fc.boolean(), (random, between, isLoud) => {
        const code = recoveryCode(random);
        expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
        const typed = ` ${code.replaceAll('-', between)} `;
        expect(tidyRecoveryCode(isLoud ? typed.toUpperCase() : typed)).toBe(tidyRecoveryCode(code));
      }),
    );
  });

  test('no letter is likelier than another one', () => {
    const seen = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const random = new Uint8Array(16).fill(byte);
      const letter = byte < 248 ? recoveryCode(random)[0] : undefined;
      if (letter !== undefined) seen.set(letter, (seen.get(letter) ?? 0) + 1);
    }
    expect([...new Set(seen.values())]).toEqual([8]);
    expect(() => recoveryCode(new Uint8Array(16).fill(250))).toThrow('Too few random bytes');
  });
});

test('a second factor that was given again counts for ten minutes, to the millisecond (OF-12)', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const after = (ms: number) => new Date(at.getTime() + ms);
  expect(holdsStepUp(null, at)).toBe(false);
  expect(holdsStepUp(at, after(staffTimes.stepUp - 1))).toBe(true);
  expect(holdsStepUp(at, after(staffTimes.stepUp))).toBe(false);
});
