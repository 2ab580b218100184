import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMigrationFaults } from './check-migrations.ts';
import { projectRoot } from './project-root.ts';

const folders = ['apps/order-service/src/database/migrations', 'packages/fake-card-network/src/schema/migrations'];

test.each(folders)('migrations of %s run in the order of their numbers, and no number is used twice', (folder) => {
  const names = readdirSync(join(projectRoot, folder));
  expect(names.length).toBeGreaterThan(0);
  expect(findMigrationFaults(names)).toEqual([]);
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
