import {
  type GuideRnaProject,
  type GuideRnaSettings,
  newPlate,
  newProject,
  newTube,
  tubePosition,
  yieldOptions,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { placeRows, plate96 } from '@cutsite/domain/labware';
import { parseSequenceSheet, type SequenceSheet } from '@cutsite/domain/sheet';
import { anyGuide, anyProject, anySettings, anyWells } from '@cutsite/test-support/builders';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { makeExport } from '../../../builder/export/make-export.ts';
import { readSource } from '../../../builder/list-import/read-source.ts';
import { writeXlsx } from '../../../platform/sheets/write-xlsx.ts';
import { aPendingImport } from '../add-sequences/preview/a-pending-import.cases.ts';
import { workOut } from '../add-sequences/preview/work-out.ts';
import { freshProject } from '../project/fresh-project.ts';
import { exportChoices } from './export-choices.ts';

const at = new Date(2026, 10, 21);

/** Each file of a kind that the export menu offers for the project. */
async function files(of: GuideRnaProject, extension: 'csv' | 'xlsx') {
  const choices = exportChoices(of).filter((choice) => choice.extension === extension);
  expect(choices.length).toBe(2);
  return Promise.all(choices.map((choice) => makeExport(choice, at, writeXlsx)));
}

function imported(cells: readonly (readonly string[])[]): SequenceSheet {
  const sheet = parseSequenceSheet(cells, { headerRequired: true });
  if (!sheet.ok) throw new Error(sheet.error.code);
  expect(sheet.value.ignored.filter(({ reason }) => reason !== 'header')).toEqual([]);
  return sheet.value;
}

/** The rows that an import makes of a file are those that were exported. */
function expectSame(of: GuideRnaProject, { rows }: SequenceSheet): void {
  const read = rows.map((row) => ({ name: row.name, sequence: row.sequence }));
  const shape = (row: { name: string; sequence: string }) => ({ name: row.name, sequence: row.sequence });
  const [only] = of.plates;
  if (only === undefined) {
    expect(read).toEqual(of.tubes.map(shape));
    expect(rows.map((row) => row.modifications)).toEqual(of.tubes.map((tube) => tube.modifications));
    return;
  }
  expect(read).toEqual(only.wells.map(shape));
  let ids = 0;
  const placed = placeRows(newPlate('q', 'q'), rows, {
    format: plate96,
    order: 'by_row',
    newId: () => `n${(ids += 1)}`,
  });
  expect(placed.notPlaced).toEqual([]);
  expect(placed.plate.wells.map((well) => well.index)).toEqual(only.wells.map((well) => well.index));
}

describe('an export that is imported again gives the same plate or the same tubes (promise F4)', () => {
  test('as CSV, for 10,000 projects', async () => {
    await fc.assert(
      fc.asyncProperty(anyProject, async (of) => {
        for (const { content } of await files(of, 'csv')) {
          const text = String(content).replace(/^\ufeff/, '');
          const { data } = papaparse.parse<string[]>(text.replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' });
          expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
          expectSame(of, imported(data));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('as XLSX, for 200 projects, whose cells are all texts but the amounts', async () => {
    await fc.assert(
      fc.asyncProperty(anyProject, async (of) => {
        for (const { content } of await files(of, 'xlsx')) {
          const [sheet] = (await readXlsx(content as Uint8Array)).sheets;
          expectSame(of, imported((sheet?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')))));
        }
      }),
      { numRuns: 200 },
    );
  });
});

const settingsIn = ({ nuclease, modifications: mods, yield: amount, purification }: GuideRnaSettings) => [
  nuclease,
  mods,
  amount,
  purification,
];

let ids = 0;
const newId = () => `i${(ids += 1)}`;

/** The file in the dialog of a new project, with the repairs of writing switched off. */
async function broughtBack(
  content: string | Uint8Array<ArrayBuffer>,
  file: string,
  format: GuideRnaProject['format'],
): Promise<GuideRnaProject> {
  const read = await readSource({ kind: 'file', files: [new File([content], file)] });
  if (!read.ok) throw new Error(read.error.sentence);
  const off = new Set(['end_marks', 'quotes', 'spaces', 't_to_u', 'letter_case'] as const);
  const pending = aPendingImport({ project: freshProject(format, newId), switchedOff: off });
  return workOut(read.value, pending, newId).after;
}

describe('several plates in one file come back as the same plates, by way of the dialog', () => {
  const plateName = fc.oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{1,9}( [A-Za-z0-9_-]{1,9})?$/) },
    { weight: 1, arbitrary: fc.constantFrom('Plate 2', 'Plate 1', 'Name', 'Sequence', '-1', 'KO screen') },
  );
  const severalPlates = fc
    .uniqueArray(fc.record({ label: plateName, filled: anyWells, settings: anySettings(yieldOptionsFor('plate')) }), {
      selector: ({ label }) => label.toLowerCase(),
      minLength: 2,
      maxLength: 4,
    })
    .map((list) =>
      list.map(({ label, filled, settings }, at) => ({ ...newPlate(`p${at}`, label), wells: filled, ...settings })),
    )
    .filter((list) => list.every(({ name: label }) => !label.startsWith('Sheet') && !/^\d+$/.test(label)));
  const shape = (of: GuideRnaProject, withSettings: boolean) =>
    of.plates.map((one) => [
      one.name,
      one.wells.map(({ index, name: n, sequence: s }) => [index, n, s]),
      withSettings ? settingsIn(one) : null,
    ]);

  test.each([
    ['All plates, CSV', 500],
    ['Project, CSV', 500],
    ['All plates, Excel', 50],
    ['Project, Excel', 50],
  ])('%s', async (label, numRuns) => {
    await fc.assert(
      fc.asyncProperty(severalPlates, async (plates) => {
        const of = { ...newProject('A / project', 'plates'), plates };
        const choice = exportChoices(of).find((one) => one.label === label);
        const { content, name: file } = await makeExport(choice!, at, writeXlsx);
        // A plate sheet has no columns for them (LI-6).
        const withSettings = label.startsWith('Project');
        expect(shape(await broughtBack(content, file, 'plates'), withSettings)).toEqual(shape(of, withSettings));
      }),
      { numRuns },
    );
  });
});

describe('tubes in one file come back as the same tubes, each with its own settings, by way of the dialog', () => {
  const severalTubes = fc
    .array(fc.record({ guide: anyGuide, settings: anySettings(yieldOptions) }), { minLength: 1, maxLength: 6 })
    .map((list) =>
      list.map((one, place) => ({ ...newTube(`t${place}`, tubePosition(place)), ...one.guide, ...one.settings })),
    );

  test.each([
    ['Tubes, CSV', 500],
    ['Project, CSV', 500],
    ['Tubes, Excel', 50],
    ['Project, Excel', 50],
  ])('%s', async (label, numRuns) => {
    await fc.assert(
      fc.asyncProperty(severalTubes, async (list) => {
        const of = { ...newProject('A project', 'tubes'), tubes: list };
        const choice = exportChoices(of).find((one) => one.label === label);
        const { content, name: file } = await makeExport(choice!, at, writeXlsx);
        const back = await broughtBack(content, file, 'tubes');
        // A tube sheet has columns for modifications and nuclease only (LI-7).
        const kept = label.startsWith('Project') ? 4 : 2;
        const shape = ({ tubes: own }: GuideRnaProject) =>
          own.map((tube) => [tube.name, tube.sequence, ...settingsIn(tube).slice(0, kept)]);
        expect(shape(back)).toEqual(shape(of));
      }),
      { numRuns },
    );
  });
});
