import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDraft as readKeptDraft } from '../../../builder/drafts/draft-record.ts';
import { olderStateRecord } from '../../../builder/drafts/older-state.ts';
import { isStillWanted } from '../../../builder/drafts/pending-add.ts';
import { freshProject } from '../project/fresh-project.ts';
import { guideRnaDrafts } from './guide-rna-drafts.ts';

const draftVersion = guideRnaDrafts.version;
const readDraft = (kept: unknown) => readKeptDraft(guideRnaDrafts, kept);

const fixtureText = (version: number): string =>
  readFileSync(new URL(`./fixtures/draft.v${version}.json`, import.meta.url), 'utf8');
const fixture = (version: number): unknown =>
  version === 0 ? olderStateRecord(fixtureText(0)) : JSON.parse(fixtureText(version));

let ids = 0;
const aRecord = () => ({
  id: 'current',
  version: draftVersion,
  revision: 3,
  writer: 'w-1',
  savedAt: 1,
  project: freshProject('plates', () => `id-${(ids += 1)}`),
});

test('a draft of every version that was ever kept opens', () => {
  for (let version = 0; version <= draftVersion; version += 1) {
    expect(readDraft(fixture(version))).toMatchObject({ ok: true, value: { version: draftVersion } });
  }
});

test('a draft of a release that knew nothing of kept targets asks about each repeated target', () => {
  const [before, now] = [2, 3].map((version) => readDraft(fixture(version)));
  expect(before?.ok && before.value.project.meantTargets).toEqual([]);
  expect(now?.ok && now.value.project.meantTargets).toEqual([
    { format: 'plate', target: 'CCAUUGUUCAAUAUCGUCCG', copies: 2 },
  ]);
});

test('what a well was pasted as, and that it is a control, are kept; drafts of before say neither', () => {
  const [before, now] = [3, 4].map((version) => readDraft(fixture(version)));
  expect(before?.ok && before.value.project.plates[0]?.wells.some((well) => 'asPasted' in well)).toBe(false);
  const project = now?.ok ? now.value.project : null;
  expect(project?.plates[0]?.wells.map(({ asPasted, markedAs }) => [asPasted?.sequence, markedAs])).toEqual([
    ['CCATTGTTCAATATCGTCCG', undefined],
    [undefined, undefined],
    [undefined, 'negative_control'],
  ]);
  expect(project?.tubes[0]?.markedAs).toBe('guide');
});

test('a mark that is none sets the draft aside', () => {
  const kept = fixture(4) as { project: { tubes: { markedAs: string }[] } };
  kept.project.tubes[0]!.markedAs = 'nonsense';
  expect(readDraft(kept)).toEqual({ ok: false, error: 'corrupt' });
});

test('the older state of local storage opens as the project that it was', () => {
  const [older, first] = [0, 1].map((version) => readDraft(fixture(version)));
  const project = older?.ok ? older.value.project : null;
  expect({ ...project, addOns: [] }).toEqual(first?.ok ? first.value.project : undefined);
  expect(project?.addOns).toEqual([{ productSlug: 'te_buffer', quantity: 1 }]);
});

test.each(['no JSON', 'null', '[]', '{}', '{"project":{"plates":[{"wells":[{}]}]}}'])(
  'older state that cannot be read (%s) is corrupt and never throws',
  (text) => expect(readDraft(olderStateRecord(text))).toEqual({ ok: false, error: 'corrupt' }),
);

test('older state of tubes alone, with nothing else chosen yet, opens with what a project starts with', () => {
  const tube = { id: 't1', name: 'TP53-g1', sequence: 'CCAUUGUUCAAUAUCGUCCG', position: 'A01', yield: null };
  const text = JSON.stringify({ project: { genome: null, format: 'tubes', plates: [], tubes: [tube] } });
  const read = readDraft(olderStateRecord(text));
  const project = read.ok ? read.value.project : null;
  expect(project).toMatchObject({ genome: 'homo_sapiens', cellLine: null, format: 'tubes', activePlateId: null });
  expect(project?.tubes).toEqual([
    { ...tube, nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' },
  ]);
  expect(project?.plates.map(({ name, wells }) => [name, wells.length])).toEqual([['Plate 1', 0]]);
});

test('a record with a time that is none opens, its time unknown', () => {
  for (const savedAt of [Number.NaN, 1e20])
    expect(readDraft({ ...aRecord(), savedAt })).toMatchObject({ ok: true, value: { savedAt: 0 } });
});

test('what was saved comes back as it was', () => {
  const record = aRecord();
  expect(readDraft(structuredClone(record))).toEqual({ ok: true, value: record });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'project'],
  ['no version', { ...aRecord(), version: undefined }],
  ['no project', { ...aRecord(), project: null }],
  [
    'an editor that does not exist',
    {
      ...aRecord(),
      project: { ...aRecord().project, plates: [{ ...aRecord().project.plates[0], nuclease: 'Cas13' }] },
    },
  ],
  [
    'two guides in one well',
    {
      ...aRecord(),
      project: {
        ...aRecord().project,
        plates: [
          {
            ...aRecord().project.plates[0],
            wells: ['v', 'w'].map((id) => ({ id, index: 4, name: id, sequence: 'CCAUU' })),
          },
        ],
      },
    },
  ],
  [
    'two plates under one id',
    {
      ...aRecord(),
      project: { ...aRecord().project, plates: [1, 2].map(() => ({ ...aRecord().project.plates[0], id: 'p' })) },
    },
  ],
  [
    'a kept target that is none',
    { ...aRecord(), project: { ...aRecord().project, meantTargets: [{ format: 'plate', target: 'CCAUU' }] } },
  ],
  [
    'a well outside the plate',
    {
      ...aRecord(),
      project: {
        ...aRecord().project,
        plates: [{ ...aRecord().project.plates[0], wells: [{ id: 'w', index: 96, name: '', sequence: '' }] }],
      },
    },
  ],
])('a record with %s is corrupt, to be set aside', (_, record) => {
  expect(readDraft(record)).toEqual({ ok: false, error: 'corrupt' });
});

test('a record of a later release is left alone', () => {
  expect(readDraft({ ...aRecord(), version: draftVersion + 1 })).toEqual({ ok: false, error: 'newer' });
});

test('an add waits as long as a verification link lives', () => {
  const add = { draftId: 'current', idempotencyKey: 'k', body: '[]', at: 0 };
  const hour = 60 * 60 * 1000;
  expect(isStillWanted(add, 23 * hour)).toBe(true);
  expect(isStillWanted(add, 25 * hour)).toBe(false);
});
