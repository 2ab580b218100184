import { describe, expect, test } from 'vitest';
import { exportFileName, stackedTables, titledTables } from '../../sheet/index.ts';
import { newPlate, newProject, newTube } from '../project/new-rows.ts';
import type { Plate } from '../project/project.ts';
import { plateTables, projectTables, tubeTable } from './export-tables.ts';

const well = (index: number, name: string, sequence: string) => ({ id: `w${index}`, index, name, sequence });
const aPlate = (name: string, wells: Plate['wells']): Plate => ({ ...newPlate(name, name), wells });

describe('what an export holds (LI-6 to LI-8)', () => {
  test('a plate: Well Position, Name, Sequence, in the order of the wells, without the empty ones', () => {
    const plate = aPlate('Plate 1', [well(12, 'b', 'ACGU'), well(0, 'a', 'GGUU'), well(3, ' ', '')]);
    expect(plateTables([plate])).toEqual([
      {
        title: 'Plate 1',
        rows: [
          ['Well Position', 'Name', 'Sequence'],
          ['A01', 'a', 'GGUU'],
          ['B01', 'b', 'ACGU'],
        ],
      },
    ]);
  });

  test('tubes: Name, Sequence, Modifications, Nuclease', () => {
    const tube = { ...newTube('t', 'A01'), name: 'g1', sequence: 'ACGU', modifications: 'Unmodified' } as const;
    expect(tubeTable([tube, newTube('empty', 'A02')]).rows).toEqual([
      ['Name', 'Sequence', 'Modifications', 'Nuclease'],
      ['g1', 'ACGU', 'Unmodified', 'SpCas9'],
    ]);
  });

  test('a project of tubes: one row for each, with its settings', () => {
    const tube = { ...newTube('t', 'A01'), name: 'g1', sequence: 'ACGU', yield: '1.5nmol' } as const;
    const [table] = projectTables({ ...newProject('Screen', 'tubes'), tubes: [tube] });
    expect(table?.rows).toEqual([
      ['Project', 'Pos', 'Name', 'Sequences', 'Gene Editor', 'Chemical Mods', 'Amount (nmol)', 'Purification'],
      ['Screen', 'A01', 'g1', 'ACGU', 'SpCas9', 'Standard', 1.5, 'Standard'],
    ]);
  });

  test('a project of plates: a sheet for each, and rows that are told apart when they stand below each other', () => {
    const plates = [aPlate('Plate 1', [well(0, 'a', 'ACGU')]), aPlate('Plate 2', [well(0, 'b', 'GGUU')])];
    const tables = projectTables({ ...newProject('Screen', 'plates'), plates });
    expect(tables.map((table) => table.title)).toEqual(['Plate 1', 'Plate 2']);
    expect(stackedTables(tables).map((cells) => cells.slice(0, 3))).toEqual([
      ['Project', 'Pos', 'Name'],
      ['Screen / Plate 1', 'A01', 'a'],
      ['Screen / Plate 2', 'A01', 'b'],
    ]);
  });

  test('several plates in one CSV stand below each other, each under its name', () => {
    const plates = [aPlate('Plate 1', [well(0, 'a', 'ACGU')]), aPlate('-2', [])];
    const heading = ['Well Position', 'Name', 'Sequence'];
    expect(titledTables(plateTables(plates))).toEqual([
      ['Plate 1'],
      heading,
      ['A01', 'a', 'ACGU'],
      [],
      ["'-2"],
      heading,
      [],
    ]);
  });

  test.each(['=1+1', '+g1', '-g1', '@g1'])('a name such as %s is escaped (promise F4)', (name) => {
    expect(plateTables([aPlate('P', [well(0, name, 'ACGU')])])[0]?.rows[1]).toEqual(['A01', `'${name}`, 'ACGU']);
  });
});

describe('the name of an exported file carries its time (LI-5)', () => {
  const at = new Date(2026, 10, 21, 8, 37, 5);

  test.each([
    ['EGFR screen, round 2', 'EGFR-screen-round-2-20261121-083705.xlsx'],
    ['../../etc/passwd', 'etc-passwd-20261121-083705.xlsx'],
    ['  ', 'guide-rna-20261121-083705.xlsx'],
  ])('%j', (name, expected) => {
    expect(exportFileName(name, at, 'xlsx', 'guide-rna')).toBe(expected);
  });
});
