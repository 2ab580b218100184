import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDraft } from '../../../builder/drafts/draft-record.ts';
import { olderStateRecord } from '../../../builder/drafts/older-state.ts';
import { freshLibrary } from '../project/library-draft.ts';
import { libraryDrafts } from './library-drafts.ts';

const read = (kept: unknown) => readDraft(libraryDrafts, kept);
const fixture = readFileSync(new URL('./fixtures/older-state.json', import.meta.url), 'utf8');
let ids = 0;
const aRecord = (changes: object = {}) => ({
  id: 'current',
  version: libraryDrafts.version,
  revision: 3,
  writer: 'w-1',
  savedAt: 1,
  project: { ...freshLibrary(() => `id-${(ids += 1)}`), ...changes },
});

test('the older state of local storage opens as the library that it was (GL-1, GL-2, WB-16)', () => {
  const opened = read(olderStateRecord(fixture));
  expect(opened.ok && opened.value.project).toEqual({
    name: 'Kinome pilot',
    genome: 'homo_sapiens',
    plateType: '384_echo',
    quantityPerWell: 250,
    replicates: 2,
    activePlateId: 'plate-1',
    plates: [
      {
        id: 'plate-1',
        name: 'Plate 1',
        wells: [
          { id: 'w-1', index: 0, name: 'HER2', sequence: 'ENSG00000141736' },
          { id: 'w-3', index: 2, name: 'NTC1', sequence: '' },
          { id: 'w-4', index: 3, name: 'CDK8X', sequence: '' },
        ],
      },
    ],
  });
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"project":{"plates":[]}}',
  '{"project":{"plates":[{"wells":[]}],"genome":"rat"}}',
])('older state that cannot be read (%s) is set aside and never throws', (text) =>
  expect(read(olderStateRecord(text))).toEqual({ ok: false, error: 'corrupt' }),
);

test('a draft opens as it was saved, and one with a well that the plate has not is set aside', () => {
  const fine = aRecord();
  expect(read(JSON.parse(JSON.stringify(fine)))).toEqual({ ok: true, value: fine });
  const outside = { id: 'w', index: 384, name: 'TP53', sequence: '' };
  const plates = [{ id: 'p', name: 'Plate 1', wells: [outside] }];
  expect(read(aRecord({ plates }))).toEqual({ ok: false, error: 'corrupt' });
  expect(read(aRecord({ plateType: '1536_echo' }))).toEqual({ ok: false, error: 'corrupt' });
});
