import { readFileSync } from 'node:fs';
import { chosenControlNames } from '@cutsite/domain/cell-library';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft } from '../../../builder/drafts/draft-record.ts';
import { clearWells, putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import {
  type CellsDraft,
  cellsOf,
  freshCells,
  layoutOf,
  placeForName,
  settledCells,
  withLayout,
  withNames,
} from '../project/cells-draft.ts';
import { cellsDrafts } from './cells-drafts.ts';
import { olderStateRecord } from './older-state.ts';

const read = (kept: unknown) => readDraft(cellsDrafts, kept);
const fixture = readFileSync(new URL('./fixtures/older-state.json', import.meta.url), 'utf8');
let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const names = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ name: `GENE${from + at}`, chosenId: '' }));
const filled = (count: number): CellsDraft => withNames(freshCells(newId), names(count), newId);
const typed = (draft: CellsDraft) => cellsOf(draft).pools.map(({ name }) => name);
const aRecord = (changes: object = {}) => ({
  id: 'current',
  version: cellsDrafts.version,
  revision: 3,
  writer: 'w-1',
  savedAt: 1,
  project: { ...filled(90), ...changes },
});

test('the older state of local storage opens as the library that it was (CL-1, CL-3, WB-16)', () => {
  const opened = read(olderStateRecord(fixture));
  expect(opened.ok && opened.value.project).toMatchObject({
    name: 'Chromatin pilot',
    genome: 'homo_sapiens',
    cellLine: 'K-562',
    replicates: 2,
    controls: { ntc1: 2, ntc2: 3, mockWT: 6 },
  });
  expect(opened.ok && cellsOf(opened.value.project).pools).toEqual([
    { id: 'p-1', name: 'HER2', chosenId: 'ENSG00000141736' },
    { id: 'p-2', name: 'CDY1', chosenId: 'ENSG00000172288' },
    { id: 'p-4', name: 'CDK8X', chosenId: null },
  ]);
});

test.each(['no JSON', 'null', '[]', '{}', '{"project":{"pools":3}}', '{"project":{"pools":[],"genome":"rat"}}'])(
  'older state that cannot be read (%s) is set aside and never throws',
  (text) => expect(read(olderStateRecord(text))).toEqual({ ok: false, error: 'corrupt' }),
);

test('a draft opens as it was saved, and one with a pool that the rack has not is set aside', () => {
  const fine = aRecord();
  expect(read(JSON.parse(JSON.stringify(fine)))).toEqual({ ok: true, value: fine });
  const outside = { id: 'w', index: 96, name: 'TP53', sequence: '' };
  const plates = [{ id: 'p', name: 'Rack 1', wells: [outside] }];
  expect(read(aRecord({ plates }))).toEqual({ ok: false, error: 'corrupt' });
  expect(read(aRecord({ controls: { ntc1: 1 } }))).toEqual({ ok: false, error: 'corrupt' });
});

test('racks are made as they are needed, and go when they are empty (ruling 43)', () => {
  const draft = filled(90);
  expect(draft.plates.map(({ name, wells }) => [name, wells.length])).toEqual([
    ['Rack 1', 76],
    ['Rack 2', 14],
  ]);
  const fewer = withLayout(draft, { controls: { ntc1: 12, ntc2: 12, mockWT: 32 } }, newId);
  expect(fewer.plates.map(({ wells }) => wells.length)).toEqual([36, 36, 18]);
  expect(typed(fewer)).toEqual(typed(draft));
  expect(fewer.plates[0]?.id).toBe(draft.plates[0]?.id);
  const [first] = draft.plates;
  const cleared = settledCells(
    updatePlate(draft, first?.id ?? '', (rack) =>
      clearWells(
        rack,
        rack.wells.map(({ index }) => index),
      ),
    ),
    newId,
  );
  expect(cleared.plates.map(({ name, wells }) => [name, wells.length])).toEqual([['Rack 1', 14]]);
});

test('pools are deleted by where they begin and how many they are, and the gap closes (CL-7)', () => {
  const draft = filled(30);
  const [rack] = draft.plates;
  const run = layoutOf(draft).slots.slice(4, 4 + 7);
  const after = settledCells(
    updatePlate(draft, rack?.id ?? '', (one) => clearWells(one, run)),
    newId,
  );
  expect(typed(after)).toEqual(typed(draft).toSpliced(4, 7));
  const places = after.plates.flatMap(({ wells }) => wells.map(({ index }) => index));
  expect(new Set(places)).toEqual(new Set(layoutOf(after).slots.slice(0, 23)));
});

test('whatever is cleared or put in between, pools keep their order and no control has one (CL-7, CL-15)', () => {
  const counts = fc.record({ ntc1: fc.nat(12), ntc2: fc.nat(12), mockWT: fc.integer({ min: 2, max: 32 }) });
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: 0, max: 200 }),
      fc.array(fc.nat(95), { maxLength: 20 }),
      (controls, count, gone) => {
        const draft = withLayout(filled(count), { controls }, newId);
        const [rack] = draft.plates;
        if (rack === undefined) throw new Error('There is always a rack');
        const after = settledCells(
          updatePlate(draft, rack.id, (one) => clearWells(one, gone)),
          newId,
        );
        const lost = new Set(rack.wells.filter(({ index }) => gone.includes(index)).map(({ name }) => name));
        expect(typed(after)).toEqual(typed(draft).filter((name) => !lost.has(name)));
        const slots = new Set(layoutOf(after).slots);
        expect(after.plates.flatMap(({ wells }) => wells).every(({ index }) => slots.has(index))).toBe(true);
        expect(settledCells(after, newId)).toBe(after);
      },
    ),
  );
});

test('a name that is typed at a control or far behind goes into the first free slot; at a pool it replaces that', () => {
  const draft = filled(76);
  const [rack] = draft.plates;
  const at = { plateId: rack?.id ?? '', index: layoutOf(draft).controls[0]?.index ?? 0 };
  const place = placeForName(draft, at, newId);
  expect(place.draft.plates).toHaveLength(2);
  const written = updatePlate(place.draft, place.plateId, (one) =>
    putWells(one, [{ index: place.index, name: 'TP53', sequence: '' }], newId),
  );
  expect(typed(written).at(-1)).toBe('TP53');
  expect(settledCells(written, newId)).toBe(written);
  const pool = { plateId: rack?.id ?? '', index: rack?.wells[5]?.index ?? 0 };
  expect(placeForName(draft, pool, newId)).toEqual({ ...pool, draft });
});

test('a name is typed anew where the last letter of the old one was taken away, and never over another pool', () => {
  const draft = filled(90);
  for (const rack of draft.plates) {
    const pool = { plateId: rack.id, index: rack.wells[5]?.index ?? 0 };
    const emptied = updatePlate(draft, rack.id, (one) => clearWells(one, [pool.index]));
    expect(placeForName(emptied, pool, newId)).toEqual({ ...pool, draft: emptied });
    const control = { ...pool, index: layoutOf(draft).controls[0]?.index ?? 0 };
    expect(placeForName(emptied, control, newId)).toEqual({ ...pool, draft: emptied });
  }
});

test('a new library begins with the usual numbers of controls (CL-24)', () => {
  expect(chosenControlNames.map((name) => freshCells(newId).controls[name])).toEqual([4, 4, 8]);
});
