import { plate96, type RowToPlace } from '@cutsite/domain/labware';
import { expect, test } from 'vitest';
import { plainPlate, plainProject } from '../drafts/plain-product.cases.ts';
import { pastedNotice, replacedNotice, whyNothingFits } from './pasted-notice.ts';
import { type PasteInto, placePasted } from './place-pasted.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const noun = ['guide', 'guides'] as const;
const row = (at: number, well: string | null = null): RowToPlace => ({ name: `g${at}`, sequence: 'CCAUU', well });
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at));

const pasted = (list: readonly RowToPlace[], startAt: number | PasteInto = 0) => {
  const project = plainProject(newId);
  const plates = { format: plate96, newPlate: plainPlate };
  return placePasted(project, project.plates[0]!, list, startAt, 'by_row', plates, newId);
};
const noticeOf = (placement: ReturnType<typeof pasted>, ignored: number, onlySeen = false) =>
  pastedNotice(placement, plate96, noun, ignored, onlySeen);
const seen = (wells: readonly number[]) => ({ wells, onlySeen: true });

test('the notice says where the rows went, and on which new plates', () => {
  expect(noticeOf(pasted(rows(50)), 0)).toBe('50 guides pasted into A01 to E02.');
  expect(noticeOf(pasted(rows(4), 94), 2)).toBe(
    '2 guides pasted into H11 to H12. 2 guides went on a new plate: Plate 2. 2 lines ignored.',
  );
  expect(noticeOf(pasted(rows(194), 95), 0)).toBe(
    '1 guide pasted into H12. 193 guides went on new plates: Plate 2, Plate 3, Plate 4.',
  );
  expect(noticeOf(pasted(rows(1)), 0)).toBe('1 guide pasted into A01.');
});

test('the notice says how many guides were replaced, also by a list that names its wells', () => {
  const named = pasted([row(1, 'A1'), row(2, 'A2'), row(3, 'H12')]);
  const old = (...indexes: number[]) => ({
    wells: indexes.map((index) => ({ id: `${index}`, index, name: `old-${index}`, sequence: 'ACGU' })),
  });
  expect(replacedNotice(old(0, 1, 2), named)).toBe('2 of them replaced what was there.');
  expect(replacedNotice(old(5), named)).toBe('');
  expect(replacedNotice({ wells: [{ id: 'x', index: 0, name: ' ', sequence: '' }] }, named)).toBe('');
  expect(replacedNotice(old(0), pasted(rows(1)))).toBe('It replaced what was there.');
});

test('the notice of a paste into a filtered table names no wells: they lie apart', () => {
  expect(noticeOf(pasted(rows(3), seen([3, 20])), 0, true)).toBe(
    '2 guides pasted into the rows shown. 1 guide did not fit.',
  );
});

test('a paste that finds no well is refused, and says how many rows it had', () => {
  expect(whyNothingFits(pasted(rows(3), seen([])), noun)).toEqual({
    title: 'Nothing was pasted.',
    text: '3 guides did not fit.',
    refused: true,
  });
  expect(whyNothingFits(pasted(rows(3), seen([4])), noun)).toBeNull();
});
