import { type PlateFormat, plate96, plate384, positionsInOrder, wellLabel } from '@cutsite/domain/labware';
import { usd } from '@cutsite/domain/money';
import { type ReadSheets, readSheets } from '@cutsite/domain/sheet';
import { describe, expect, test } from 'vitest';
import { aPlate, each, there, workedOut } from './plain-list.cases.ts';

function listOf(format: PlateFormat): ReadSheets {
  const wells = positionsInOrder(format, 'by_row').map(wellLabel);
  const result = readSheets([
    { name: null, cells: [['Well', 'Name', 'Sequence'], ...wells.map((at) => [at, at, 'CC'])] },
  ]);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('A list on the plates of any product', () => {
  test('of 384 wells stands where it says on a plate of 384, and its price is shown by parts', () => {
    const { preview, after } = workedOut(listOf(plate384), plate384);
    expect(preview).toMatchObject({ read: 384, unchanged: 384, notPlaced: 0, larger: null });
    expect(preview.rows[23]).toMatchObject({ place: 'A24', movedFrom: null });
    expect(preview.cost).toEqual({ added: usd(180 * 384), parts: [{ count: 384, each }] });
    expect(after.plates[0]?.wells.at(-1)?.name).toBe('P24');
  });

  test('on plates of 96 leaves no row out before the customer says how', () => {
    const { preview, after } = workedOut(listOf(plate384), plate96);
    expect(preview.larger).toMatchObject({ named: 384, outside: 288 });
    expect(preview.notPlaced).toBe(0);
    expect(after.plates.length).toBe(4);
  });

  test('skips wells that are taken, counts them, and gives its rows free wells when that is ticked', () => {
    const full = () => aPlate([there(0), there(5)]);
    const { preview } = workedOut(listOf(plate96), plate96, full());
    expect(preview).toMatchObject({ takenWells: 2, notPlaced: 2, ifTaken: 'keep', isNewerVersion: false });
    expect(preview.offered.get('position')).toBe(2);
    const elsewhere = workedOut(listOf(plate96), plate96, full(), { switchedOn: new Set(['position']) });
    expect(elsewhere.preview).toMatchObject({ takenWells: 2, notPlaced: 0 });
    expect(elsewhere.after.plates.map(({ wells }) => wells.length)).toEqual([96, 2]);
  });

  test('adds what differs of a corrected list, and counts what its wells hold already', () => {
    const wells = listOf(plate96).sheets[0]!.sheet.rows.slice(0, 48);
    const filled = aPlate(
      wells.map(({ name, sequence }, index) => ({
        id: `w${index}`,
        index,
        name,
        sequence: index === 3 ? 'GG' : sequence,
      })),
    );
    const { preview, after } = workedOut(listOf(plate96), plate96, filled);
    expect(preview).toMatchObject({ read: 96, there: 47, placed: 49, takenWells: 1, notPlaced: 0 });
    expect(preview).toMatchObject({ ifTaken: 'replace', isNewerVersion: true });
    expect(
      preview.rows.flatMap(({ place, replaces }) => (replaces === undefined ? [] : [`${place} ${replaces}`])),
    ).toEqual([`A04 ${wells[3]?.name}`]);
    expect(after.plates[0]?.wells.find(({ index }) => index === 3)?.sequence).toBe('CC');
    const placing = { order: 'by_row', spill: true, skipTaken: true, named: 'keep', againIsNextPlate: false } as const;
    const kept = workedOut(listOf(plate96), plate96, filled, { placing }).preview;
    expect(kept).toMatchObject({ there: 47, unchanged: 48, placed: 48, takenWells: 1, notPlaced: 1, ifTaken: 'keep' });
  });
});
