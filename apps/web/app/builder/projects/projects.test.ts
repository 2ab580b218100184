import { expect, test } from 'vitest';
import type { DraftRecord } from '../drafts/draft-record.ts';
import { plainProduct, plainProject } from '../drafts/plain-product.cases.ts';
import { putWells, updatePlate } from '../plates/edit-wells.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { copyName } from './copy-name.ts';
import { findProjects } from './find-projects.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

function aRecord(name: string, rows: readonly string[] = []): DraftRecord {
  const fresh = plainProject(newId, name);
  const wells = rows.map((row, index) => ({ index, name: row, sequence: 'CCAUU' }));
  const project = updatePlate(fresh, fresh.plates[0]?.id ?? '', (plate) => putWells(plate, wells, newId));
  return { id: newId(), version: plainProduct.version, revision: 1, writer: 'w', savedAt: 0, project };
}

const namesIn = ({ plates }: BuilderProject) => plates.flatMap(({ wells }) => wells.map((well) => well.name));

test('a copy is distinguished from its original, and copies from each other', () => {
  expect(copyName('Round one', ['Round one'])).toBe('Round one copy');
  expect(copyName('Round one', ['Round one', 'Round one copy'])).toBe('Round one copy 2');
  expect(copyName('Round one copy', ['Round one copy', 'Round one copy 2'])).toBe('Round one copy 3');
  expect(copyName('  ', [])).toBe('Project copy');
});

test('a project is found by its name, and by what it holds', () => {
  const all = [aRecord('Suppressors', ['TP53-g1', 'RB1-g1']), aRecord('Kinases', ['CDK4-g1'])];
  const found = (text: string) => findProjects(all, namesIn, text).map(({ project }) => project.name);
  expect(found('')).toEqual(['Suppressors', 'Kinases']);
  expect(found('kin')).toEqual(['Kinases']);
  expect(found('supp tp53')).toEqual(['Suppressors']);
  expect(found('tp53 cdk4')).toEqual([]);
});
