import { expect, test } from 'vitest';
import { localTimeText, showLocalTimes } from './show-local-times.ts';

const [from, to] = [new Date('2026-12-03T15:00:00Z'), new Date('2026-12-03T16:30:00Z')];
/** Browsers differ in the kinds of spaces and dashes. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ').replaceAll(/\s*–\s*/g, '-');

test.each([
  ['Europe/Zurich', '3 Dec, 16:00-17:30 CET'],
  ['America/Los_Angeles', '3 Dec, 07:00-08:30 GMT-8'],
  ['Asia/Tokyo', '4 Dec, 00:00-01:30 GMT+9'],
  ['Asia/Kolkata', '3 Dec, 20:30-22:00 GMT+5:30'],
])('in %s an afternoon in UTC is %s (CT-83, ruling 70)', (zone, text) => {
  expect(plain(localTimeText(from, to, zone))).toBe(text);
});

/** A line of a page that waits for its time. */
function shown(dataset: Readonly<Record<string, string>>, zone: string): string {
  const line = { dataset, textContent: '' };
  showLocalTimes({ querySelectorAll: () => [line] } as unknown as ParentNode, zone);
  return plain(line.textContent);
}

test('who has the time of UTC is told so, and a moment that is none leaves its line empty (CT-83)', () => {
  const times = { starts: from.toISOString(), ends: to.toISOString() };
  expect(shown(times, 'Europe/London')).toBe('The same on your clock');
  expect(shown({ starts: '2026-07-03T15:00:00Z' }, 'Europe/London')).toBe('Your time: 3 Jul, 16:00 BST');
  expect(shown({ starts: 'soon' }, 'Europe/London')).toBe('');
});
