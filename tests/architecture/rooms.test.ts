import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainRooms } from '../../architecture.rooms.mjs';
import { projectRoot } from '../gates/project-root.ts';

/**
 * What stands in the domain without a place in the order: rooms that are not listed, and files outside of all rooms.
 */
const withoutPlace = (names: readonly string[]): string[] => names.filter((name) => !domainRooms.includes(name));

const found = readdirSync(join(projectRoot, 'packages/domain/src'));

test('every room of the domain has its place in the order, and no file lies outside of the rooms', () => {
  expect(withoutPlace(found)).toEqual([]);
});

test('every room in the order exists', () => {
  expect(domainRooms.filter((room) => !found.includes(room))).toEqual([]);
});

test('a planted room without a place, and a planted loose file, would be reported', () => {
  expect(withoutPlace([...domainRooms, 'attic', 'loose.ts'])).toEqual(['attic', 'loose.ts']);
});

test('ARCHITECTURE.md names the rooms of the domain in the same order', () => {
  const page = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(page).toContain(domainRooms.map((room) => `\`${room}\``).join(', '));
});
