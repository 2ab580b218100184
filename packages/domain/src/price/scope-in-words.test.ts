import { expect, test } from 'vitest';
import { scopeInWords } from './index.ts';

test.each([
  [{ options: {}, ranges: {} }, ''],
  [
    { options: { yield: ['1.5nmol', '3nmol'], modifications: ['Standard'], nuclease: ['SpCas9'] }, ranges: {} },
    '1.5 nmol or 3 nmol, Standard, SpCas9',
  ],
  [{ options: {}, ranges: { length: { min: 20, max: 59 } } }, '20 to 59 bases'],
  [{ options: {}, ranges: { length: { min: 60, max: null } } }, 'from 60 bases'],
  [{ options: {}, ranges: { length: { min: null, max: 59 } } }, 'up to 59 bases'],
  [
    { options: { plate_format: ['384_echo'] }, ranges: { quantity_per_well: { min: 150, max: 150 } } },
    '384-well Echo, 150 pmol a well',
  ],
  [
    {
      options: { plate_format: ['384_v_bottom', '384_echo', '384_echo_ldv'], species: ['homo_sapiens'] },
      ranges: { genes: { min: 1_000, max: null }, replicates: { min: 2, max: 4 } },
    },
    '384-well V-bottom, 384-well Echo or 384-well Echo LDV, human, from 1,000 genes, 2 to 4 copies',
  ],
  [{ options: { edit_type: ['multi_guide'], cell_line: ['own'] }, ranges: {} }, 'Multi guide, a cell line of your own'],
  [{ options: {}, ranges: { wells_left: { min: 3, max: 3 } } }, 'wells left 3'],
])('%j reads "%s"', (scope, words) => {
  expect(scopeInWords(scope)).toBe(words);
});
