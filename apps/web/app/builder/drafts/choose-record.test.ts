import { expect, test } from 'vitest';
import { chooseRecord } from './choose-record.ts';
import type { DraftRecord } from './draft-record.ts';
import { plainProduct, plainProject, plainStore } from './plain-product.cases.ts';

const project = plainProject(() => 'id');
const aRecord = (part: Partial<DraftRecord> & { readonly name?: string } = {}): DraftRecord => {
  const { name = 'Panel', ...rest } = part;
  const record = { id: 'p', version: plainProduct.version, revision: 5, writer: 'tab-a', savedAt: 100 } as const;
  return { ...record, project: { ...project, name }, ...rest };
};

test('what was saved on leaving and follows on what the database holds win (promise L8)', () => {
  const atLeaving = aRecord({ revision: 6, savedAt: 200, name: 'Panel, more' });
  expect(chooseRecord(plainStore, aRecord(), atLeaving)).toEqual({ open: atLeaving, unsaved: true, keepAsWell: null });
  expect(chooseRecord(plainStore, undefined, atLeaving)).toEqual({ open: atLeaving, unsaved: true, keepAsWell: null });
});

test('what the page that wrote the database last saved on leaving is old news, unless it is later', () => {
  const record = aRecord({ savedAt: 300 });
  expect(chooseRecord(plainStore, record, aRecord({ savedAt: 200 })).open).toBe(record);
  const later = aRecord({ savedAt: 400, name: 'later' });
  expect(chooseRecord(plainStore, record, later).open).toBe(later);
});

test('what another tab has overtaken is kept beside what that tab saved', () => {
  const record = aRecord({ revision: 6, writer: 'tab-b', name: 'of tab b' });
  const atLeaving = aRecord({ revision: 6, name: 'of tab a' });
  expect(chooseRecord(plainStore, record, atLeaving)).toEqual({ open: record, unsaved: false, keepAsWell: atLeaving });
  expect(chooseRecord(plainStore, record, aRecord({ revision: 6, name: 'of tab b' })).keepAsWell).toBeNull();
});

test('what was saved on leaving and cannot be read changes nothing, and a corrupt record takes nothing with it', () => {
  expect(chooseRecord(plainStore, aRecord(), 'broken')).toMatchObject({ unsaved: false, keepAsWell: null });
  const atLeaving = aRecord();
  expect(chooseRecord(plainStore, { version: 1 }, atLeaving)).toMatchObject({
    open: { version: 1 },
    keepAsWell: atLeaving,
  });
});
