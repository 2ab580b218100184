import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLostPaths } from './check-comment-paths.ts';
import { findBrokenLinks, findUnlistedDecisions } from './check-links.ts';
import { findMachineTraces } from './check-machine-traces.ts';
import { findSettingFaults } from './check-settings.ts';
import { projectRoot } from './project-root.ts';
import { readTree } from './tree-files.ts';

const tree = readTree();

describe('links in documents', () => {
  test('lead to a file, a folder or a heading that is there', () => {
    expect(findBrokenLinks(tree, (path) => existsSync(join(projectRoot, path)))).toEqual([]);
  });

  const documents = (text: string) => [
    { path: 'docs/guide.md', text },
    { path: 'README.md', text: '# Title\n\n## Two commands, one process\n' },
  ];
  const nothingElse = () => false;

  test.each([
    '[gone](gone.md)',
    '[outside](../../README.md)',
    '![picture](images/home.png)',
    '[heading](../README.md#three-commands)',
    '[here](#nowhere)',
  ])('planted: %s is reported', (text) => {
    expect(findBrokenLinks(documents(text), nothingElse)).toHaveLength(1);
  });

  test.each([
    '[file](../README.md)',
    '[heading](../README.md#two-commands-one-process)',
    '[web](https://example.org/)',
    '`[code](gone.md)`',
    '```md\n[code](gone.md)\n```\n',
  ])('%s is in order', (text) => {
    expect(findBrokenLinks(documents(text), nothingElse)).toEqual([]);
  });
});

describe('files that comments of code name', () => {
  test('are there', () => {
    expect(findLostPaths(tree)).toEqual([]);
  });

  const planted = (path: string, text: string) => [
    { path, text },
    { path: 'docs/adding/a-price.md', text: '' },
    { path: 'docs/decisions/0010-prices.md', text: '' },
    { path: 'apps/web/app/cart/ask.ts', text: '' },
  ];

  test.each([
    ['apps/web/app/cart/a.ts', '/** A CSV with the columns of docs/adding/shipping.md. */'],
    ['apps/web/app/cart/a.tsx', ' * See docs/decisions/0011 for it.'],
    ['apps/web/app/cart/a.ts', ['const a = 1;', '// as in gone.ts'].join(' ')],
    ['apps/web/app/cart/a.css', '/* Of apps/web/app/gone. */'],
    ['apps/a.sql', '-- Written by cart/gone.ts.'],
  ])('planted in %s: %s is reported', (path, text) => {
    expect(findLostPaths(planted(path, text))).toHaveLength(1);
  });

  test.each([
    '/** A CSV with the columns of docs/adding/a-price.md (docs/decisions/0010). */',
    '// Asked by ask.ts, by cart/ask.ts and by ../cart/ask.ts, all in apps/web/app/cart.',
    "import { gone } from './gone.ts';",
  ])('%s is in order', (text) => {
    expect(findLostPaths(planted('apps/web/app/price/a.ts', text))).toEqual([]);
  });
});

describe('traces of a machine', () => {
  // Put together from parts, so that this file holds no trace itself.
  const path = (...parts: string[]): string => `/${parts.join('/')}`;

  test('are in no file, the lock file included', () => {
    expect(tree.map((file) => file.path)).toContain('package-lock.json');
    expect(findMachineTraces(tree)).toEqual([]);
  });

  test.each([
    `const root = '${path('home', 'someone', 'cutsite')}';`,
    `cd ${path('work', 'main')} && npm test`,
    `see ${path('Users', 'someone')} for it`,
    `"resolved": "${['https:', '', 'registry.example.org', 'zod.tgz'].join('/')}"`,
    `proxy = ${['http:', '', 'npm-mirror:8080'].join('/')}`,
    `proxy = ${['http:', '', [10, 0, 3, 7].join('.')].join('/')}`,
  ])('planted: %s is reported', (text) => {
    expect(findMachineTraces([{ path: 'docs/guide.md', text }])).toHaveLength(1);
  });

  test.each(['GET /api/user/cart/', 'apps/web/build/client', 'http://127.0.0.1:3000/cart', '/usr/bin/chromium'])(
    '%s is no trace',
    (text) => {
      expect(findMachineTraces([{ path: 'docs/guide.md', text }])).toEqual([]);
    },
  );
});

describe('settings', () => {
  test('are described, every one that is read and no other', () => {
    expect(findSettingFaults(tree)).toEqual([]);
  });

  test('planted: a setting without a description, and a description without a setting, are reported', () => {
    const planted = [
      { path: 'docs/settings.md', text: '| `PORT` | `3000` | the port |\n| `COLOUR` | none | gone |\n' },
      { path: 'apps/order-service/src/config/parse-config.ts', text: "read.port('PORT'); read.text('SHAPE');" },
    ];
    expect(findSettingFaults(planted)).toEqual(['SHAPE is not described', 'COLOUR is described, and not read']);
  });
});

describe('decisions', () => {
  test('are listed, every one', () => {
    expect(findUnlistedDecisions(tree)).toEqual([]);
  });

  test('planted: a decision that the list leaves out is reported', () => {
    const planted = [
      { path: 'docs/decisions/README.md', text: '| [1](0001-first.md) | First |\n' },
      { path: 'docs/decisions/0001-first.md', text: '# 1. First\n' },
      { path: 'docs/decisions/0002-second.md', text: '# 2. Second\n' },
    ];
    expect(findUnlistedDecisions(planted)).toHaveLength(1);
  });
});
