import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../../apps/order-service/src/demo-data/demo-accounts.ts';
import { projectRoot } from './project-root.ts';

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');

/** The rows of the README's table of accounts, each as the README would write it. */
const rows = (page: string): string[] => page.match(/^\| `[^`]+@[^`]+` \| .+ \|$/gm) ?? [];

test('the README lists exactly the demo accounts that the store loads, and their password', () => {
  expect(rows(readme)).toEqual(demoAccounts.map(({ email, label }) => `| \`${email}\` | ${label} |`));
  expect(readme).toContain(`\`${demoPassword}\``);
});
