import { describe, expect, test } from 'vitest';
import { plainNames, someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import type { GeneListPreview } from '../../../genes/list/gene-list-preview.ts';
import { plainGeneListWork } from '../../../genes/list/plain-gene-list.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import { type CellsDraft, freshCells, poolsIn, withNames } from '../project/cells-draft.ts';
import { poolListRules } from './pool-list-rules.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const work = plainGeneListWork(poolListRules(newId));
cellGenes.put('homo_sapiens', someGenes);

const fromFile = (text: string) => add(text, freshCells(newId), false, null);

function add(text: string, project: CellsDraft = freshCells(newId), leavesOut = false, pasted: string | null = text) {
  const cells = text.split('\n').map((row) => row.split(','));
  const wanted = { project, genome: 'homo_sapiens', decisions: new Map(), leavesOut, prices: null } as const;
  const { preview, after } = work({ tables: [{ name: null, cells }], text: pasted }, wanted, someGenes);
  return { preview: preview as GeneListPreview, names: poolsIn(after).map(({ name }) => name), after };
}

describe('a list of pools', () => {
  test('is read with its header or without, by lines or commas (LI-14, LI-20)', () => {
    expect(add('Gene\nGENE1\nGENE2').names).toEqual(['GENE1', 'GENE2']);
    expect(add('GENE1, GENE2,GENE3').names).toEqual(['GENE1', 'GENE2', 'GENE3']);
  });

  test('as a file of several columns begins with the header Gene, and is refused without it (LI-20)', () => {
    expect(fromFile('\ufeffgene,Note\nGENE1,known\n,\n GENE2 ,\n,only a note').names).toEqual(['GENE1', 'GENE2']);
    const { preview, names } = fromFile('GENE1,known\nGENE2,');
    expect([preview, names]).toMatchObject([
      { kind: 'refused', message: 'No heading says which column has the genes. The first row holds GENE1, known.' },
      [],
    ]);
    expect(fromFile('Gene\n').preview).toMatchObject({ kind: 'refused', message: 'There are no genes in it.' });
  });

  test('leaves out the second of one gene, in the list and in the project, and says so (ruling 86)', () => {
    const before = withNames(freshCells(newId), [{ name: 'HER2', chosenId: '' }], newId);
    const { preview, names } = add('GENE1\nERBB2\ngene1\nGENE2', before);
    expect(names).toEqual(['HER2', 'GENE1', 'GENE2']);
    expect([preview.parts.repeated.count, preview.added]).toEqual([2, 2]);
  });

  test('asks where a name has several meanings or none, and says what nothing can be made for', () => {
    const { preview } = add('P65\nno-gene\nCDK8\nPLK1\n1-Mar');
    expect(preview.parts.needs_you.lines.map(({ typed }) => typed)).toEqual(['P65', 'no-gene', 'CDK8', '1-Mar']);
    expect(preview.parts.to_check.lines.map(({ typed }) => typed)).toEqual(['PLK1']);
  });

  test('leaves out names of controls, and says where those are set, instead of offering genes spelled like them', () => {
    const { preview, names } = add('NTC1\nGENE1\nMock\nRELA Positive\nnon-targeting', freshCells(newId));
    expect(names).toEqual(['GENE1']);
    expect(preview.parts.needs_you.count).toBe(0);
    expect(preview.parts.controls.lines.map(({ typed, choices }) => [typed, choices])).toEqual([
      ['NTC1', []],
      ['Mock', []],
      ['RELA Positive', []],
      ['non-targeting', []],
    ]);
    expect(preview.parts.controls.lines[0]?.message).toBe(
      'NTC1 is a control, not a gene. The controls of a rack are set under Controls.',
    );
  });

  test('fills up to 360 pools, and counts what is too many (CL-9)', () => {
    const { preview, names } = add(plainNames(400).join('\n'));
    expect([names.length, preview.tooMany]).toMatchObject([360, { count: 40, first: 'GENE361', losesWells: false }]);
  });

  test.each([
    ['formulas', '=HYPERLINK("http://x")\n+1\n@cmd'],
    ['control characters', 'TP\u000053\n\u0007'],
    ['a mouse list', 'Trp53\nCdk1'],
    ['100,000 lines', Array.from({ length: 100_000 }, (_, at) => `no-gene-${at}`).join('\n')],
  ])('of %s gets its sentences and adds nothing when what asks is left out', (_, text) => {
    const { preview, names } = add(text, freshCells(newId), true);
    expect(names).toEqual([]);
    expect(preview.parts.needs_you.lines.every(({ message }) => (message ?? '') !== '')).toBe(true);
    expect(preview.parts.needs_you.count).toBe(preview.read);
  });
});
