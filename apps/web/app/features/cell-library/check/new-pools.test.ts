import { expect, test } from 'vitest';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { freshCells, withNames } from '../project/cells-draft.ts';
import { checkedCells } from './checked-cells.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const ofGenes = (...names: readonly string[]) =>
  withNames(
    freshCells(newId),
    names.map((name) => ({ name, chosenId: '' })),
    newId,
  );

test('pools that the edited library of the cart does not have are new, whatever name they have (CL-26)', () => {
  const draft = ofGenes('GENE1', 'HER2', 'GENE2');
  const [first, second] = checkedCells(draft, someGenes, null).library?.pools ?? [];
  const inCart = [first?.ensemblId ?? '', second?.ensemblId ?? ''];
  const edited = withNames({ ...draft, inCart }, [{ name: 'no-gene', chosenId: '' }], newId);
  const { newPools, library } = checkedCells(edited, someGenes, null);
  const names = (library?.pools ?? []).filter(({ id }) => newPools.has(id)).map(({ value }) => value);
  expect(names).toEqual(['GENE2', 'no-gene']);
});

test('of a library that is in no cart nothing is new', () =>
  expect(checkedCells(ofGenes('GENE1'), someGenes, null).newPools.size).toBe(0));
