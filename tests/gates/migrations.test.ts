import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMigrationFaults } from './check-migrations.ts';
import { projectRoot } from './project-root.ts';
import { releasedMigrations } from './released-migrations.table.ts';

test.each(Object.entries(releasedMigrations))(
  'migrations of %s run in the order of their numbers, and none is new below one that was released',
  (folder, released) => {
    const names = readdirSync(join(projectRoot, folder));
    expect(names.length).toBeGreaterThan(0);
    expect(findMigrationFaults(names, released)).toEqual([]);
  },
);

test.each([
  ['a new one below a released one', ['0010_house.sql', '0012_new.sql', '0020_prices.sql']],
  ['a released one that is gone', ['0020_prices.sql', '0021_new.sql']],
])('planted: %s is reported', (_title, planted) => {
  expect(findMigrationFaults(planted, ['0010_house.sql', '0020_prices.sql'])).toHaveLength(1);
});

test('a new one after all that were released is none of its faults', () => {
  expect(findMigrationFaults(['0010_house.sql', '0011_new.sql'], ['0010_house.sql'])).toEqual([]);
});

test.each([
  [['0001_house.sql', '0001_accounts.sql']],
  [['1_house.sql']],
  [['0001-house.sql']],
  [['0001_House.sql']],
  [['0001_house.sql', 'notes.txt']],
])('planted: %j is reported', (planted) => {
  expect(findMigrationFaults(planted)).toHaveLength(1);
});
