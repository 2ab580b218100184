import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPromiseFaults, findRequirementFaults, findUnknownCitations } from './check-citations.ts';
import { projectRoot } from './project-root.ts';
import { readTree } from './tree-files.ts';

const tree = readTree();

describe('requirements', () => {
  test('have a state each, and the place and the test of those that are built', () => {
    const exists = (path: string) => existsSync(join(projectRoot, path));
    expect(tree.filter(({ path }) => path.startsWith('docs/requirements/'))).not.toEqual([]);
    expect(findRequirementFaults(tree, exists)).toEqual([]);
  });

  const place = '[cart.ts](../../cart.ts)';
  const proof = '[cart.test.ts](../../cart.test.ts)';
  const page = (rows: string) => [
    { path: 'docs/requirements/README.md', text: '| CA, CX | [Cart](cart.md) | calls |\n' },
    { path: 'docs/requirements/cart.md', text: rows },
  ];
  const exists = (path: string) => ['cart.ts', 'cart.test.ts'].includes(path);

  test.each([
    `| CA-1 | A cart | built | – | ${proof} |`,
    `| CA-1 | A cart | built | ${place} | – |`,
    `| CA-1 | A cart | partly | ${place} | [cart.ts](../../cart.ts) |`,
    `| CA-1 | A cart | built | [gone.ts](../../gone.ts) | ${proof} |`,
    `| CA-1 | A cart | built | ${place} | [gone.test.ts](../../gone.test.ts) |`,
    '| CA-1 | A cart | soon | – | – |',
    '| CB-1 | A cart | not yet | – | – |',
  ])('planted: %s is reported', (text) => {
    expect(findRequirementFaults(page(text), exists)).toHaveLength(1);
  });

  test('planted: an id that stands twice is reported', () => {
    expect(
      findRequirementFaults(page('| CA-1 | A | not yet | – | – |\n| CA-1 | B | unknown | – | – |'), exists),
    ).toEqual(['docs/requirements/cart.md: CA-1 stands twice', 'docs/requirements/cart.md: CA-1 stands twice']);
  });

  test.each([
    `| CA-1 | A cart | built | ${place} | ${proof} |`,
    `| CA-1 | A bar \\| in a cart | partly | ${place}, [gone.ts](../../gone.ts) | ${proof} |`,
    '| CA-1 | A cart | not yet | – | – |',
  ])('%s is in order', (text) => {
    expect(findRequirementFaults(page(text), exists)).toEqual([]);
  });
});

describe('promises', () => {
  test('that are built are shown by a test or a measurement', () => {
    expect(findPromiseFaults(tree, (path) => existsSync(join(projectRoot, path)))).toEqual([]);
  });

  const shown = (row: string) =>
    findPromiseFaults([{ path: 'docs/promises.md', text: row }], (path) => path === 'bench/promises/grow.ts');

  test.each([
    '| P9 | Growth | built | – |',
    '| P9 | Growth | partly | [gone.ts](../bench/promises/gone.ts) |',
    '| P9 | Growth | soon | [grow.ts](../bench/promises/grow.ts) |',
  ])('planted: %s is reported', (row) => {
    expect(shown(row)).toHaveLength(1);
  });

  test.each(['| P9 | Growth | built | [grow.ts](../bench/promises/grow.ts) |', '| P9 | Growth | not yet | – |'])(
    '%s is in order',
    (row) => {
      expect(shown(row)).toEqual([]);
    },
  );
});

describe('citations', () => {
  test('lead to a requirement, a promise or a ruling, every one', () => {
    expect(findUnknownCitations(tree)).toEqual([]);
  });

  const documents = [
    {
      path: 'docs/requirements/guide-rna.md',
      text: '| GR-1 | One | not yet | – | – |\n| GR-2 | Two | unknown | – | – |\n',
    },
    { path: 'docs/promises.md', text: '| A7 | Access | built | here |\n' },
    { path: 'docs/open-questions.md', text: '| 27 | What | so | there |\n' },
  ];
  const cited = (text: string, path = 'packages/domain/src/cart/quantity.ts') =>
    findUnknownCitations([...documents, { path, text }]);
  // Put together here, so that this file cites nothing itself.
  const ruling = (numbers: string) => `ruling${numbers.includes(' ') ? 's' : ''} ${numbers}`;
  const promise = (ids: string) => `promise${ids.includes(' ') ? 's' : ''} ${ids}`;
  const sign = '§';
  const id = (number: number) => `GR-${number}`;

  test.each([
    `/** A rule (${id(3)}). */`,
    `test('a rule (${id(1)}, ${id(3)})', () => {});`,
    `// ${id(3)} says so.`,
    `// ${promise('A8')}`,
    `// ${promise('A7 and F1')}`,
    `// ${ruling('28')}`,
    `// ${ruling('27 and 28')}`,
    `// ${['Specification', '1', `${sign}5`].join(' ')}`,
    `// as ${sign}9 says`,
  ])('planted: %s is reported', (text) => {
    expect(cited(text)).toHaveLength(1);
  });

  test.each([
    `/** A rule (${id(1)}, ${id(2)}; ${ruling('27')}; ${promise('A7')}). */`,
    `// ${id(1)} to ${id(2)}`,
    `const line = '${id(3)}';`,
    `// the cell line SK-${id(3)}, the plasmid ${id(3)}-v2, the gene HLA-3`,
    '// a promise of ours, and 27 rulings',
  ])('%s is in order', (text) => {
    expect(cited(text)).toEqual([]);
  });

  test('a migration that was released keeps what it cites', () => {
    const text = `-- ${['Specification', '1', `${sign}3`].join(' ')}`;
    expect(cited(text, 'apps/order-service/src/database/migrations/0030_carts.sql')).toEqual([]);
  });
});
