import { expect, test } from 'vitest';
import { timeFaults } from './time-faults.ts';

const now = new Date('2026-06-01T10:00:00Z');
const at = (text: string | null) => (text === null ? null : new Date(`2026-06-${text}Z`));
const said = (publishAt: string | null, unpublishAt: string | null) =>
  timeFaults({ publishAt: at(publishAt), unpublishAt: at(unpublishAt) }, now).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const passed = 'This time has passed.';

test('a time to publish lies ahead; one that passed while the form was filled in is taken (CT-55)', () => {
  expect(said('02T10:00', null)).toEqual([]);
  expect(said('01T09:59', null)).toEqual([]);
  expect(said('01T09:57', null)).toEqual([`publish_at: ${passed} Publish now, or choose a later one.`]);
  expect(said('01T09:00', '01T09:30')).toEqual([`publish_at: ${passed} Publish now, or choose a later one.`]);
});

test('the end lies after the start, which is now where no other is set (CT-55)', () => {
  expect(said('02T10:00', '03T10:00')).toEqual([]);
  expect(said('02T10:00', '02T10:00')).toEqual(['unpublish_at: The end must be after the start.']);
  expect(said('03T10:00', '02T10:00')).toEqual(['unpublish_at: The end must be after the start.']);
  expect(said(null, '01T10:01')).toEqual([]);
  expect(said(null, '01T09:59')).toEqual([]);
  expect(said(null, '01T09:57')).toEqual([`unpublish_at: ${passed} Choose a later one.`]);
  expect(said(null, null)).toEqual([]);
});
