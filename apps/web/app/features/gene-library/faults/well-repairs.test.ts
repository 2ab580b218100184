import { checkLibrary } from '@cutsite/domain/gene-library';
import { expect, test } from 'vitest';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { freshLibrary, libraryOf } from '../project/library-draft.ts';
import { choicesOfWell } from './well-repairs.ts';

test.each([
  ['CDC42BPB', ['Use CDC42BPB Positive', 'Leave it out']],
  ['non-targeting', ['Use NTC1', 'Use NTC2', 'Leave it out']],
  ['CDK12B', ['Use CDK12: 4 guides', 'Leave it out']],
])('%s, which is no gene of the list, points to the controls that may be meant, if any', (name, offered) => {
  const wells = [{ id: 'one', index: 0, name, chosenId: null }];
  const library = { ...libraryOf(freshLibrary(() => 'id')), plates: [{ id: 'plate', name: 'Plate 1', wells }] };
  const [well] = checkLibrary(library, someGenes).plates[0]?.wells ?? [];
  if (well === undefined) throw new Error('the well is filled');
  expect(choicesOfWell(well, someGenes).map(({ label }) => label)).toEqual(offered);
});
