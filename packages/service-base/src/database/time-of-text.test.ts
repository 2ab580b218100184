import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeOfText } from './time-of-text.ts';

/** As PostgreSQL writes it: no point where there are no parts of a second, and no zeros at the end of them. */
function written(at: Date, micros: number): string {
  const [day = '', time = ''] = at.toISOString().split(/[TZ]/);
  const parts = `${time.slice(9)}${String(micros).padStart(3, '0')}`.replace(/0+$/, '');
  return `${day} ${time.slice(0, 8)}${parts === '' ? '' : `.${parts}`}+00`;
}

test('any time of these centuries comes back to the millisecond', () => {
  const between = { min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(between), fc.integer({ min: 0, max: 999 }), (at, micros) => {
      expect(timeOfText(written(at, micros))).toEqual(at);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['whole seconds', '2026-11-21 09:30:00+00', new Date('2026-11-21T09:30:00Z')],
  ['tenths', '2026-11-21 09:30:00.5+00', new Date('2026-11-21T09:30:00.500Z')],
  ['another zone', '2026-11-21 11:30:00+02', new Date('2026-11-21T09:30:00Z')],
  ['a zone with minutes', '2026-11-21 15:00:00+05:30', new Date('2026-11-21T09:30:00Z')],
  ['a year of five digits', '12026-11-21 09:30:00+00', new Date('+012026-11-21T09:30:00Z')],
  ['no end', 'infinity', Number.POSITIVE_INFINITY],
])('%s', (_title, text, time) => {
  expect(timeOfText(text)).toEqual(time);
});
