import { expect, test } from 'vitest';
import { freshProject } from '../project/fresh-project.ts';
import { type DraftRecord, draftVersion } from './draft-record.ts';
import { whichRecord } from './which-record.ts';

const project = freshProject('plates', () => 'id');
const aRecord = (part: Partial<DraftRecord> & { readonly name?: string } = {}): DraftRecord => {
  const { name = 'Panel', ...rest } = part;
  const record = { id: 'p', version: draftVersion, revision: 5, writer: 'tab-a', savedAt: 100 } as const;
  return { ...record, project: { ...project, name }, ...rest };
};

test('words that follow on what the database holds win (promise L8)', () => {
  const words = aRecord({ revision: 6, savedAt: 200, name: 'Panel, more' });
  expect(whichRecord(aRecord(), words)).toEqual({ open: words, unsaved: true, keepAsWell: null });
  expect(whichRecord(undefined, words)).toEqual({ open: words, unsaved: true, keepAsWell: null });
});

test('words of the page that wrote the database last are old news, unless they are later', () => {
  const record = aRecord({ savedAt: 300 });
  expect(whichRecord(record, aRecord({ savedAt: 200 })).open).toBe(record);
  const later = aRecord({ savedAt: 400, name: 'later' });
  expect(whichRecord(record, later).open).toBe(later);
});

test('words that another tab has overtaken are kept beside what it saved', () => {
  const record = aRecord({ revision: 6, writer: 'tab-b', name: 'of tab b' });
  const words = aRecord({ revision: 6, name: 'of tab a' });
  expect(whichRecord(record, words)).toEqual({ open: record, unsaved: false, keepAsWell: words });
  expect(whichRecord(record, aRecord({ revision: 6, name: 'of tab b' })).keepAsWell).toBeNull();
});

test('words that cannot be read change nothing, and a corrupt record takes no words with it', () => {
  expect(whichRecord(aRecord(), 'broken')).toMatchObject({ unsaved: false, keepAsWell: null });
  const words = aRecord();
  expect(whichRecord({ version: 2 }, words)).toMatchObject({ open: { version: 2 }, keepAsWell: words });
});
