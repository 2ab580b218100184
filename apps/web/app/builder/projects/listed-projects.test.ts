import { describe, expect, test } from 'vitest';
import type { DraftRecord } from '../drafts/draft-record.ts';
import { plainProduct, plainProject } from '../drafts/plain-product.cases.ts';
import { addPlate, duplicatePlate } from '../plates/edit-plates.ts';
import { setWell, updatePlate } from '../plates/edit-wells.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { listedProjects } from './listed-projects.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const isBlank = ({ plates }: BuilderProject) => plates.every(({ wells }) => wells.length === 0);
const recordOf = (project: BuilderProject, more: Partial<DraftRecord> = {}): DraftRecord => ({
  id: newId(),
  version: plainProduct.version,
  revision: 1,
  writer: 'tab',
  savedAt: 1,
  project,
  ...more,
});
const isListed = (record: DraftRecord) => {
  const { projects, blank } = listedProjects([record], plainProduct, { isBlank });
  expect(blank.has(record.id)).toBe(projects.length === 0);
  return projects.length === 1;
};

describe('projects that hold nothing are not listed, nor asked about (PJ-12)', () => {
  const fresh = plainProject(newId);

  test('what an order screen keeps before the first letter, or after the work went to the cart', () => {
    expect(isListed(recordOf(fresh))).toBe(false);
    expect(isListed(recordOf({ ...fresh, name: ' ' }))).toBe(false);
  });

  test.each([
    ['a name of its own', { ...fresh, name: 'Suppressors' }],
    ['a well', updatePlate(fresh, fresh.plates[0]!.id, (plate) => setWell(plate, 3, { name: 'g' }, newId))],
    ['another plate', addPlate(fresh, newId, (id, name) => ({ ...fresh.plates[0]!, id, name }))],
    ['a plate once more', duplicatePlate(fresh, fresh.plates[0]!.id, newId)],
  ])('%s is work: it is listed', (_, project) => {
    expect(isListed(recordOf(project))).toBe(true);
  });

  test('what was added to a cart is always listed', () => {
    expect(isListed(recordOf(fresh, { added: { orderId: 'o', itemIds: [], at: 1 } }))).toBe(true);
  });
});
