import { expect, test } from 'vitest';
import { editingSessions, type SavedVersion } from './editing-sessions.ts';

const version = (
  number: number,
  minute: number,
  saved_by = 'Mira',
  published: readonly string[] = [],
): SavedVersion => ({
  number,
  saved_by,
  is_draft: false,
  is_published: false,
  published: published.map((at) => ({ at, note: null })),
  saved_at: new Date(Date.UTC(2026, 10, 24, 9, minute)).toISOString(),
});
const numbers = (versions: readonly SavedVersion[]) =>
  editingSessions(versions).map((one) => one.versions.map((v) => v.number));

test('what one editor saved while writing is one line, and the newest stands for it (wish 10)', () => {
  expect(numbers([version(4, 12), version(3, 9), version(2, 5), version(1, 0)])).toEqual([[4, 3, 2, 1]]);
});

test('another editor, a long pause and what was on the site begin another line', () => {
  expect(numbers([version(3, 40), version(2, 12, 'Carl'), version(1, 11)])).toEqual([[3], [2], [1]]);
  expect(numbers([version(3, 5), version(2, 4, 'Mira', ['then']), version(1, 3)])).toEqual([[3], [2, 1]]);
});
