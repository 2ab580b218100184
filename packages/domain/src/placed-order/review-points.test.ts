import { describe, expect, test } from 'vitest';
import type { GuideRnaItem } from '../guide-rna/index.ts';
import { reviewPoints } from './index.ts';

const bases = 'ACGU';
/** Another target for each number, none of which has a PAM at either end. */
function target(number: number): string {
  let state = number + 7;
  const middle = Array.from({ length: 16 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return bases[state >>> 30];
  });
  return `GAC${middle.join('')}C`;
}

function plate(changed: Readonly<Record<number, string>> = {}): GuideRnaItem {
  return {
    kind: 'guide_rna',
    productSlug: 'sgrna_kit',
    format: 'plate',
    species: 'homo_sapiens',
    cellLine: null,
    nuclease: 'hfCas12Max',
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
    plateName: 'Cas12 pilot',
    sequences: Array.from({ length: 24 }, (_, at) => ({
      name: `g${at + 1}`,
      rawSequence: changed[at] ?? target(at),
      well: { row: Math.floor(at / 12), column: at % 12 },
    })),
  };
}

const otherBase = (sequence: string): string =>
  `${sequence.slice(0, 9)}${sequence[9] === 'A' ? 'C' : 'A'}${sequence.slice(10)}`;

describe('what is found in a plate before somebody reviews it (OF-32, ruling 6)', () => {
  test('a plate that nothing is the matter with says so: its lengths, and that no PAM was left on', () => {
    expect(reviewPoints(plate())).toEqual([
      { isFine: true, text: '24 targets of 20 nt; 17 to 23 are allowed', wells: [] },
      {
        isFine: true,
        text: 'No target begins with the TTN PAM of hfCas12Max: the PAM was left out, as it should be',
        wells: [],
      },
    ]);
  });

  test('other lengths are counted', () => {
    const [lengths] = reviewPoints(plate({ 3: target(3).slice(0, 18), 4: target(4).slice(0, 18) }));
    expect(lengths?.text).toBe('22 targets of 20 nt, 2 targets of 18 nt; 17 to 23 are allowed');
  });

  test('a PAM that was left on is named with its wells, before what is fine', () => {
    const points = reviewPoints(plate({ 1: `UUC${target(1)}`, 15: `UUC${target(15)}` }));
    expect(points[0]).toEqual({
      isFine: false,
      text: 'Begins with UUC before 20 nt, which looks like the PAM. The PAM is not part of the target.',
      wells: ['A02', 'B04'],
    });
    expect(points.map(({ text }) => text).join()).not.toContain('No target begins');
  });

  test('targets that differ by one base are named, and the same target twice is another matter', () => {
    const points = reviewPoints(plate({ 13: otherBase(target(2)), 20: target(5) }));
    expect(points.filter(({ isFine }) => !isFine)).toEqual([
      { isFine: false, text: expect.stringMatching(/^Same target as g6 in A06/), wells: ['B09'] },
      { isFine: false, text: '2 targets differ from another one by a single base', wells: ['A03', 'B02'] },
    ]);
  });
});

test.each([
  [
    { kind: 'knockout_cells', productSlug: 'cell_clonal', cellLine: 'Other: SH-SY5Y, clone 7' },
    'The customer’s own cell line, SH-SY5Y, clone 7: we have not made it before',
  ],
  [
    {
      kind: 'gene_library',
      productSlug: 'on_demand_libraries',
      plates: [{ wells: [{ isControl: true }, { isControl: true }, {}] }],
    },
    '2 controls, which cost nothing, for 1 gene',
  ],
  [
    { kind: 'quoted_line', productSlug: 'custom_project', line: { requestNumber: 'R-2026-1' } },
    'Quoted by sales for R-2026-1',
  ],
])('of a %o it is said why it is reviewed (OF-32)', (item, text) => {
  expect(reviewPoints(item)).toEqual([{ isFine: false, text, wells: [] }]);
});

test('nothing is said of kinds that nobody reviews', () => {
  expect(reviewPoints({ kind: 'add_on', productSlug: 'spcas9_nuclease' })).toEqual([]);
});
