import { makeGeneIndex } from '@cutsite/domain/gene';
import { expect, test } from 'vitest';
import { aNumberedGene } from '../../../genes/catalogue/some-genes.cases.ts';
import { isKnockoutDraft } from '../draft/knockout-drafts.ts';
import { freshKnockouts, newEntry } from '../project/knockout-draft.ts';
import { changedKnockouts } from './changed-knockouts.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const listOf = (genes: readonly ReturnType<typeof aNumberedGene>[]) => ({
  version: `${genes.length}`,
  others: [],
  index: makeGeneIndex('homo_sapiens', genes),
});
const before = listOf([aNumberedGene('AKT1', 1), aNumberedGene('MARCH1', 2), aNumberedGene('SRC', 3)]);
const now = listOf([aNumberedGene('AKT1', 1), aNumberedGene('MARCHF1', 2, { synonyms: ['MARCH1'] })]);
const rows = ['AKT1', 'MARCH1', 'SRC'].map((name) => ({ ...newEntry(newId), name }));
const draft = { ...freshKnockouts(newId), rows };

test('a list that is opened under a newer gene list says which genes mean something else (decision 49)', () => {
  expect(changedKnockouts(draft, before, now).map(({ place, value, sentence }) => [place, value, sentence])).toEqual([
    [null, 'MARCH1', 'MARCH1 is called MARCHF1 now.'],
    [null, 'SRC', 'SRC is not in the human gene list.'],
  ]);
  expect(changedKnockouts(draft, now, now)).toEqual([]);
  expect(changedKnockouts({ ...draft, rows: [], entry: rows[2]! }, before, now)).toHaveLength(1);
});

test('a kept list is read with the version that it was checked by, and without', () => {
  expect([isKnockoutDraft(draft), isKnockoutDraft({ ...draft, geneList: '0123456789abcdef' })]).toEqual([true, true]);
  expect(isKnockoutDraft({ ...draft, geneList: 3 })).toBe(false);
});
