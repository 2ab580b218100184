import { demoDeliverables } from '@cutsite/domain/knockout-cells';
import { describe, expect, test } from 'vitest';
import { parseDeliverablesFile } from './deliverables-file.ts';
import { parseConfig } from './index.ts';

const file = `product_slug,part,what,more
cell_clonal,step,"Cloned, grown",
cell_clonal,gets,3 vials of one clone,2 million cells each
gene_knockout,gets,Guide RNA,
`;

describe('what comes with a product is the provider’s word (rulings 74 and 75)', () => {
  test('a file says it by product; of others nothing is said', () => {
    expect(parseDeliverablesFile(file)).toEqual({
      ok: true,
      value: {
        cell_clonal: {
          step: 'Cloned, grown',
          gets: [{ what: '3 vials of one clone', more: '2 million cells each' }],
        },
        gene_knockout: { step: 'Made', gets: [{ what: 'Guide RNA', more: '' }] },
      },
    });
    expect(parseDeliverablesFile(file.replaceAll('"Cloned, grown"', 'Cloned').replaceAll(',', ';')).ok).toBe(true);
  });

  test.each([
    ['an unknown product', 'cell_other,gets,A vial,', 'line 5: the product must be one of gene_knockout, cell_gko'],
    ['an unknown part', 'cell_gko,has,A vial,', 'line 5: the part must be gets or step.'],
    ['nothing', 'cell_gko,gets,,', 'line 5: what needs 1 to 120 characters'],
    ['a second step', 'cell_clonal,step,Grown again,', 'line 5: cell_clonal has its step already.'],
  ])('%s is refused with its line', (_, row, sentence) => {
    const read = parseDeliverablesFile(`${file}${row}\n`);
    expect(read.ok ? [] : read.error.join(' ')).toContain(sentence);
  });

  test('without a file a demo says what is invented; a file that is not there ends the start', () => {
    const demo = parseConfig({});
    expect(demo.ok && demo.value.deliverables).toEqual(demoDeliverables);
    const missing = parseConfig({ DELIVERABLES: '/nowhere/deliverables.csv' });
    expect(missing.ok ? [] : missing.error.map(({ setting }) => setting)).toContain('DELIVERABLES');
  });
});
