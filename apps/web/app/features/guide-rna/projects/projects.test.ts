import { expect, test } from 'vitest';
import { type DraftRecord, draftVersion } from '../draft/draft-record.ts';
import { putWells, updatePlate } from '../project/edit-wells.ts';
import { freshProject } from '../project/fresh-project.ts';
import { copyName } from './copy-name.ts';
import { findProjects } from './find-projects.ts';
import { summaryOf } from './summary-of.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

function aRecord(name: string, guides: readonly string[] = []): DraftRecord {
  const fresh = freshProject('plates', newId);
  const wells = guides.map((guide, index) => ({ index, name: guide, sequence: 'CCAUU' }));
  const project = updatePlate(fresh, fresh.plates[0]?.id ?? '', (plate) => putWells(plate, wells, newId));
  return { id: newId(), version: draftVersion, revision: 1, writer: 'w', savedAt: 0, project: { ...project, name } };
}

test('a copy is told from its original, and copies from each other', () => {
  expect(copyName('Round one', ['Round one'])).toBe('Round one copy');
  expect(copyName('Round one', ['Round one', 'Round one copy'])).toBe('Round one copy 2');
  expect(copyName('Round one copy', ['Round one copy', 'Round one copy 2'])).toBe('Round one copy 3');
  expect(copyName('  ', [])).toBe('Project copy');
});

test('a project is found by its name, and by what it holds', () => {
  const all = [aRecord('Suppressors', ['TP53-g1', 'RB1-g1']), aRecord('Kinases', ['CDK4-g1'])];
  const found = (text: string) => findProjects(all, text).map(({ project }) => project.name);
  expect(found('')).toEqual(['Suppressors', 'Kinases']);
  expect(found('kin')).toEqual(['Kinases']);
  expect(found('supp tp53')).toEqual(['Suppressors']);
  expect(found('tp53 cdk4')).toEqual([]);
  // The name that every untouched plate carries is none to find a project by.
  expect(findProjects([aRecord('Nothing yet')], 'plate 1')).toEqual([]);
});

test('the list shows the first guides, so that projects without a name are told apart', () => {
  expect(summaryOf(aRecord('', ['TP53-g1', 'RB1-g1']).project)).toBe('2 guides on 1 plate: TP53-g1, RB1-g1');
  expect(summaryOf(aRecord('', ['a', 'b', 'c', 'd']).project)).toBe('4 guides on 1 plate: a, b, c …');
});
