import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDraft as readKeptDraft } from '../../../builder/drafts/draft-record.ts';
import { olderStateRecord } from '../../../builder/drafts/older-state.ts';
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

test('what a well was pasted as, and that it is a control, are kept; earlier drafts say neither', () => {
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

const withPlate = (change: object) => ({ plates: [{ ...aRecord().project.plates[0], ...change }] });

test.each<[string, object]>([
  ['an editor that does not exist', withPlate({ nuclease: 'Cas13' })],
  [
    'two guides in one well',
    withPlate({ wells: ['v', 'w'].map((id) => ({ id, index: 4, name: id, sequence: 'CCAUU' })) }),
  ],
  ['two plates under one id', { plates: [1, 2].map(() => ({ ...aRecord().project.plates[0], id: 'p' })) }],
  ['a kept target that is none', { meantTargets: [{ format: 'plate', target: 'CCAUU' }] }],
  ['a well outside the plate', withPlate({ wells: [{ id: 'w', index: 96, name: '', sequence: '' }] })],
])('a record with %s is corrupt, to be set aside', (_, change) => {
  const record = aRecord();
  expect(readDraft({ ...record, project: { ...record.project, ...change } })).toEqual({ ok: false, error: 'corrupt' });
});
