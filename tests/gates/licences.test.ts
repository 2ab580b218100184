import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLicenceFaults, type Lock, shippedPackages } from './check-licences.ts';
import { projectRoot } from './project-root.ts';

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as Lock;

test('everything we ship carries a licence that asks for a notice at most', () => {
  expect(shippedPackages(lock)).toContain('node_modules/fastify');
  expect(shippedPackages(lock)).not.toContain('node_modules/vitest');
  expect(findLicenceFaults(lock)).toEqual([]);
});

const shop = (license: string | undefined, name = 'left-pad'): Lock => ({
  packages: {
    '': {},
    'apps/store': { dependencies: { '@cutsite/web': '0.1.0' } },
    'node_modules/@cutsite/web': { link: true, resolved: 'apps/web' },
    'apps/web': { dependencies: { express: '1.0.0' } },
    e2e: { dependencies: { 'only-for-journeys': '1.0.0' } },
    'node_modules/express': { license: 'MIT', dependencies: { [name]: '1.0.0' } },
    [`node_modules/express/node_modules/${name}`]: license === undefined ? {} : { license },
    'node_modules/only-for-journeys': { license: 'MPL-2.0' },
  },
});

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'])(
  '%s is allowed, and so is anything for journeys only',
  (license) => {
    expect(findLicenceFaults(shop(license))).toEqual([]);
  },
);

test.each(['GPL-3.0', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0', '(MIT AND GPL-3.0)', undefined])(
  'planted: a dependency of a dependency under %s is reported',
  (license) => {
    expect(findLicenceFaults(shop(license))).toEqual([`left-pad: ${license ?? 'names no licence'}`]);
  },
);

test('the licence of fonts is allowed for fonts only', () => {
  expect(findLicenceFaults(shop('OFL-1.1', '@fontsource-variable/some-font'))).toEqual([]);
  expect(findLicenceFaults(shop('OFL-1.1'))).toHaveLength(1);
});

test('a licence that is allowed for one package by name is allowed for no other, and no other licence for that package', () => {
  expect(findLicenceFaults(shop('Python-2.0', 'argparse'))).toEqual([]);
  expect(findLicenceFaults(shop('GPL-3.0', 'argparse'))).toHaveLength(1);
  expect(findLicenceFaults(shop('Python-2.0'))).toHaveLength(1);
});
