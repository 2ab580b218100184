import { newestForms } from '@cutsite/domain/advanced-request';
import { expect, test } from 'vitest';
import { answerFaults } from './create-request.ts';

test.each([
  ['2026-11-28', 'today to who sends it from California, where it is 19:00', null],
  ['2026-11-29', 'today in UTC', null],
  ['2026-11-27', 'past wherever it is sent from', { 'parent.needed_by': ['Needed by: this day has passed already.'] }],
])('at 3:00 UTC on 29 November, what is needed by %s is %s (ruling 70)', (neededBy, _what, faults) => {
  const answers = {
    parent: { title: 'GFP at LMNB1', aim: 'Live imaging', use: 'research', needed_by: neededBy },
    child: { organisation: 'Meridian', about: ['supply'], idea: 'A year' },
  };
  expect(answerFaults(newestForms('partnership'), answers, new Date('2026-11-29T03:00:00Z'))).toEqual(faults);
});
