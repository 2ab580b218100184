import { type Answers, checkExpressList, expressLimits } from '@cutsite/domain/express-knockout';
import { beforeEach, describe, expect, test } from 'vitest';
import { checks } from '../check/eligibility-checks.ts';
import { expressTable } from '../export/express-export-menu.tsx';
import { type ExpressDraft, freshExpress, withText } from '../project/express-draft.ts';
import { blockedBecause, expressCart } from './express-cart.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const tp53 = 'CCATTGTTCAATATCGTCCG';
const plk1 = 'AACCAAAGTCGAATATGACG';
const gene = { ensemblId: 'ENSG00000141510', symbol: 'TP53', isEssential: false, number: 1, guideCount: 4 };
const answers: Answers = new Map([
  [tp53, { valid: true, code: null, reason: null, genes: [gene] }],
  [plk1, { valid: false, code: 'ESSENTIAL_GENE', reason: 'PLK1 is essential.', genes: [{ ...gene, symbol: '=PLK1' }] }],
]);
const aList = (text: string, changes: Partial<ExpressDraft> = {}): ExpressDraft => ({
  ...withText({ ...freshExpress(), name: 'Suppressors', cellLine: 'HAP1' }, text, newId),
  ...changes,
});
const why = (draft: ExpressDraft, editing = false) =>
  blockedBecause(draft, checkExpressList(draft.lines, draft.editType, answers), editing);

beforeEach(() => checks.setState({ species: 'homo_sapiens', answers, batches: [] }));

describe('A list of sequences goes into the cart (EK-2)', () => {
  test.each([
    ['while nothing is typed', aList(''), 'Paste sequences to order'],
    ['without a line of cells', aList(tp53, { cellLine: '' }), 'Choose a cell line'],
    ['with a sequence that nobody checked', aList(`${tp53}\nCGTTGTCCTCGAAATAGCCG`), 'Check 1 sequence'],
    ['when no line is eligible', aList(plk1), 'No line can be ordered as it stands'],
    ['with lines that stay out of it', aList(`${tp53}\n${plk1}`), null],
  ])('%s: %s', (_, draft, reason) => {
    expect(why(draft)).toBe(reason);
  });

  test('as one pool where one is edited, and as 500 at most (ruling 83)', () => {
    const two = aList(`${tp53}\n${tp53}`);
    const both = { ...two, lines: two.lines.map((line) => ({ ...line, keptTwice: true })) };
    expect([why(both), why(both, true)]).toEqual([
      null,
      'This item is one pool: take out the others, or add them as a new project',
    ]);
    const many = aList(Array.from({ length: expressLimits.poolsPerProject + 2 }, () => tp53).join('\n'));
    const kept = { ...many, lines: many.lines.map((line) => ({ ...line, keptTwice: true })) };
    expect(why(kept)).toBe('Take out 2 pools: an order takes 500');
  });

  test('as an item a pool, by what was found and not by what was typed', () => {
    expect(expressCart.itemsOf(aList(`${tp53.toLowerCase()}\n${plk1}`), new Set())).toMatchObject([
      {
        product_slug: 'express_ko_pool',
        project_name: 'Suppressors',
        cell_line: 'HAP1',
        sequence: tp53,
        gene_name: 'TP53',
      },
    ]);
    expect(expressCart.itemsOf(aList(plk1), new Set())).toBeNull();
  });

  test('and into a file with every answer and its reason, in which no cell is a formula', () => {
    const draft = aList(`${tp53}\n\n${plk1}\n=1+1`);
    const { rows } = expressTable(checkExpressList(draft.lines, draft.editType, answers).lines);
    expect(rows.slice(1)).toEqual([
      [1, tp53, 'TP53', gene.ensemblId, 'yes', ''],
      [3, plk1, "'=PLK1", gene.ensemblId, 'no', 'PLK1 is essential.'],
      [4, "'=1+1", '', '', 'no', expect.stringContaining('is no sequence')],
    ]);
  });
});
