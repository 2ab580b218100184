import { readSheets } from '@cutsite/domain/sheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlainList, WorkedRows } from './list-preview.ts';
import { type ListRow, rowsToAdd } from './list-rows.ts';
import { sumUp } from './sum-up.ts';

type List = PlainList<{ readonly code: 'bad'; readonly severity: 'error' }>;

/** Each row by what is made of it: placed, placed and repaired, faulty, without a place. */
const outcomes = ['placed', 'repaired', 'faulty', 'nowhere'] as const;

const worked = (rows: readonly ListRow<null>[], outcome: readonly (typeof outcomes)[number][]): WorkedRows<List> => ({
  rows: rows.map((row, at) => ({
    row,
    name: row.name,
    sequence: row.sequence,
    made: outcome[at] === 'repaired' ? ['position'] : [],
    offered: [],
    faults: outcome[at] === 'faulty' ? [{ code: 'bad', severity: 'error' }] : [],
    place: outcome[at] === 'nowhere' ? null : 'A01',
    movedFrom: null,
    plateName: null,
    noPlace: outcome[at] === 'nowhere' ? 'plate_full' : null,
  })),
  plateNames: [],
  pictures: [],
  namedAgain: { rows: 0, plates: null },
  wrongWells: 0,
  takenWells: 0,
  ifTaken: 'keep',
  isNewerVersion: false,
  larger: null,
  nameFaults: [],
  notes: [],
});

test('the figures of a preview add up to what was read, sheets that were skipped included', () => {
  const given = fc.record({
    outcome: fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 30 }),
    leftOut: fc.nat(5),
    skipped: fc.nat(9),
  });
  fc.assert(
    fc.property(given, ({ outcome, leftOut, skipped }) => {
      const line = (name: string) => [name, 'ACGTACGT'];
      const head = ['Name', 'Sequence'];
      const cells = [head, ...[...outcome.keys()].map((at) => line(`g${at}`)), ['# a remark', '']];
      const other = [...Array(skipped).keys()].map((at) => line(`s${at}`));
      const read = readSheets(
        [
          { name: 'A', cells },
          { name: 'B', cells: other },
        ],
        { headerRequired: true },
      );
      if (!read.ok) throw new Error(read.error.code);
      const all = rowsToAdd(read.value, { leftOut: new Set(), edits: new Map() }, () => null);
      const keys = all.rows.slice(0, leftOut).map(({ key }) => key);
      const own = rowsToAdd(read.value, { leftOut: new Set(keys), edits: new Map() }, () => null);
      const preview = sumUp<List>(read.value, own, worked(own.rows, outcome), null, null, {
        byRow: null,
        replace: 'position',
      });
      const { unchanged, repaired, faulty, notPlaced, ignoredLines } = preview;
      expect(unchanged + repaired + faulty + notPlaced + ignoredLines).toBe(preview.read);
      expect(preview.read).toBe(outcome.length + 1 + skipped);
    }),
    { numRuns: 300 },
  );
});

test('sheets that were read from different columns stand apart, those that are alike together', () => {
  const read = readSheets([
    {
      name: 'One',
      cells: [
        ['Name', 'Sequence'],
        ['a', 'ACGTACGT'],
      ],
    },
    {
      name: 'Two',
      cells: [
        ['Oligo', 'Name', 'Sequence'],
        ['x', 'b', 'ACGTACGT'],
      ],
    },
    {
      name: 'Three',
      cells: [
        ['Name', 'Sequence'],
        ['c', 'ACGTACGT'],
        ['Name', 'Sequence'],
        ['d', 'ACGTACGT'],
      ],
    },
  ]);
  if (!read.ok) throw new Error(read.error.code);
  const rows = rowsToAdd(read.value, { leftOut: new Set(), edits: new Map() }, () => null);
  const special = { byRow: null, replace: 'position' } as const;
  const { columns } = sumUp<List>(read.value, rows, worked([], []), null, null, special);
  expect(columns.map(({ sheets, notRead }) => [sheets.map(({ at, name }) => `${at} ${name}`), notRead])).toEqual([
    [['0 One', '2 Three'], []],
    [['1 Two'], ['Oligo']],
  ]);
});
