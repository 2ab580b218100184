import { parseSequenceSheet } from '@cutsite/domain/sheet';
import { expect, test } from 'vitest';
import { activePlateOf } from '../project/edit-plates.ts';
import { freshProject } from '../project/fresh-project.ts';
import { previewAsTubes, previewOnPlate, repairsTickedAtFirst } from './preview.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const project = freshProject('plates', newId);
const plate = activePlateOf(project)!;
const target = 'CCAUUGUUCAAUAUCGUCCG';

const read = (...lines: string[]) => {
  const sheet = parseSequenceSheet(lines.map((line) => line.split('\t')));
  if (!sheet.ok) throw new Error(sheet.error.code);
  return sheet.value;
};
const preview = (sheet: ReturnType<typeof read>, kinds = repairsTickedAtFirst(sheet, plate)) =>
  previewOnPlate(sheet, kinds, project, plate, { order: 'by_row' }, newId, String);

test('T to U, spaces and quotes are ticked, trims are not (ruling 12)', () => {
  const sheet = read(`a “1”\t${target.replaceAll('U', 'T')}CGG`, `b\t${target.slice(0, 10)} ${target.slice(10)}`);
  expect([...repairsTickedAtFirst(sheet, plate)].toSorted()).toEqual(['quotes', 'spaces', 't_to_u']);
  expect([...preview(sheet).offered.keys()]).toContain('pam');
});

test('the counts are those of the plate as it would be', () => {
  const shown = preview(read(`a\t${target}`, `b\t${target.slice(0, 18)}NN`, `b\t${target.slice(0, 19)}A`));
  expect(shown).toMatchObject({ fine: 1, faulty: 2, repaired: 0 });
  expect(shown.rows.map((row) => row.place)).toEqual(['0', '1', '2']);
});

test('a switched-off repair leaves the text as it was pasted', () => {
  const sheet = read(`a\t${target.replaceAll('U', 'T')}`);
  expect(preview(sheet).rows[0]?.sequence).toBe(target);
  expect(preview(sheet, new Set()).rows[0]?.sequence).toBe(sheet.rows[0]?.sequence);
  expect(preview(sheet, new Set()).faulty).toBe(1);
});

test('rows that find no place are counted, not dropped in silence', () => {
  const sheet = read(...Array.from({ length: 98 }, (_, at) => `g${at}\t${target}`));
  expect(preview(sheet).notPlaced).toHaveLength(2);
});

test('tubes take their modifications from the sheet (Specification 1 §5)', () => {
  const sheet = read('Name\tSequence\tModifications', `a\t${target}\tno_mods`);
  const settings = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' } as const;
  const shown = previewAsTubes(sheet, new Set(), freshProject('tubes', newId), settings, new Set(['a']), newId);
  expect(shown.after.tubes).toMatchObject([{ name: 'a', modifications: 'Unmodified' }]);
  expect(shown.rows[0]?.faults).toMatchObject([{ code: 'name_exists_in_cart' }]);
});
