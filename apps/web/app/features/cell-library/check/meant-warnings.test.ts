import { describe, expect, test } from 'vitest';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { isCellsDraft } from '../draft/cells-shape.ts';
import { warnedGenes, withMeant } from '../faults/keep-warnings.tsx';
import { freshCells, withNames } from '../project/cells-draft.ts';
import { checkedCells } from './checked-cells.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const names = ['PLK1', 'GENE1', 'CDK8'].map((name) => ({ name, chosenId: '' }));
const draft = withNames(freshCells(newId), names, newId);
const checked = (one = draft) => checkedCells(one, someGenes, null);

describe('Warnings of pools that were read and are meant', () => {
  test('leave the list and the counts; errors stay, and the report still has them (PARALOGS_FOUND and the others)', () => {
    const [rack] = checked().racks;
    expect([rack?.check.wellsToReview, rack?.check.wellsToFix]).toEqual([1, 1]);
    const ids = warnedGenes(checked().racks);
    expect(ids).toHaveLength(1);
    const kept = checked(withMeant(draft, ids));
    expect([kept.racks[0]?.check.wellsToReview, kept.racks[0]?.check.wellsToFix]).toEqual([0, 1]);
    expect(warnedGenes(kept.racks)).toEqual([]);
    expect(kept.library?.pools.flatMap(({ warnings }) => warnings)).toHaveLength(1);
  });

  test('are kept with the draft; a draft from before there were any is one still', () => {
    expect(isCellsDraft(draft)).toBe(true);
    expect(isCellsDraft(JSON.parse(JSON.stringify(withMeant(draft, ['ENSG00000166851']))))).toBe(true);
    expect(isCellsDraft({ ...draft, meant: [1] })).toBe(false);
  });
});
