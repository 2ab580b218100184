import { makeGeneIndex } from '@cutsite/domain/gene';
import { describe, expect, test } from 'vitest';
import { aNumberedGene, plainNames, someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { lineParts } from '../../../genes/list/gene-list-preview.ts';
import { freshKnockouts, type KnockoutDraft } from '../project/knockout-draft.ts';
import { knockoutListWork } from './knockout-list-work.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const work = knockoutListWork(newId);

function add(names: readonly string[], changes: { readonly leavesOut?: boolean } = {}, genes = someGenes) {
  const project: KnockoutDraft = freshKnockouts(newId, 'cell_clonal');
  const tables = [{ name: null, cells: names.map((name) => [name]) }];
  const asked = {
    genome: 'homo_sapiens',
    decisions: new Map(),
    leavesOut: false,
    prices: null,
    lines: [],
    ...changes,
  } as const;
  const { preview, after } = work({ tables, text: null }, { project, ...asked }, genes);
  if (preview.kind === 'refused') throw new Error(preview.message);
  const inParts = lineParts.reduce((sum, part) => sum + preview.parts[part].count, 0);
  return {
    preview,
    added: after.rows.map(({ name }) => name),
    accounted: inParts + preview.leftOut + preview.tooMany.count,
  };
}

describe('a list of genes for knockouts', () => {
  test.each([
    ['a formula', '=HYPERLINK("http://evil.example","TP53")', 'is not in the human gene list.'],
    ['a command', '+cmd|calc', 'is not in the human gene list.'],
    ['a page', '<script>alert(1)</script>', 'is not in the human gene list.'],
    ['a line of a book', 'x'.repeat(5_000), 'is too long for a gene name.'],
    ['a date', '1-Mar', 'looks like a date'],
    ['a sequence', 'ACGUACGUACGUACGUACGU', 'is not in the human gene list.'],
  ])('with %s says so, can leave it out, and never orders it', (_what, name, sentence) => {
    const [line] = add([name, 'GENE1']).preview.parts.needs_you.lines;
    expect(line?.message).toContain(sentence);
    expect(line?.choices.map(({ label }) => label)).toContain('Leave it out');
    expect(add([name, 'GENE1'], { leavesOut: true }).added).toEqual(['GENE1']);
  });

  test('takes control characters for blanks', () =>
    expect(add(['\u0000GENE1\u0007', '\u200bGENE2']).added).toEqual(['GENE1', 'GENE2']));

  test('of another species is said to be one, and nothing of it is ordered', () => {
    const names = ['Trp53', 'Kras', 'Myc'];
    const mouse = names.map((name, at) => aNumberedGene(name, at, { ensemblId: `ENSMUSG0000000000${at + 1}` }));
    const genes = { ...someGenes, others: [makeGeneIndex('mus_musculus', mouse)] };
    const { preview, added } = add(names, { leavesOut: true }, genes);
    expect([added, preview.writtenFor]).toEqual([[], 'mus_musculus']);
    expect(preview.parts.needs_you.lines.map(({ typed }) => typed)).toEqual(names);
  });

  test('of 100,000 lines accounts for each, shows the first, and adds what a project takes', () => {
    const some = plainNames(600);
    const names = Array.from({ length: 100_000 }, (_, at) => some[at] ?? `no-gene-${at}`);
    const { preview, added, accounted } = add(names, { leavesOut: true });
    expect([preview.read, accounted]).toEqual([100_000, 100_000]);
    expect(added.length).toBe(preview.added);
    expect(preview.parts.needs_you.lines.length).toBeLessThanOrEqual(100);
    expect(added.every((name) => name.startsWith('GENE'))).toBe(true);
  });
});
