import { describe, expect, test } from 'vitest';
import { newPlate, newTube, tubePosition } from '../project/new-rows.ts';
import type { Plate } from '../project/project.ts';
import { mendPastedTubes, mendPastedWells } from './mend-pasted.ts';

const rna = ['CCAUUGUUCAAUAUCGUCCA', 'GAUUACAGAUUACAGAUUAC', 'CAUUGCAUUGCAUUGCAUUG', 'AAGAGGAGUACAGUGCAAUA'];
const dna = rna.map((target) => target.replaceAll('U', 'T'));

type Text = readonly [name: string, sequence: string];

const plateOf = (rows: readonly Text[]): Plate => ({
  ...newPlate('p', 'Plate 1'),
  wells: rows.map(([name, sequence], index) => ({ id: `${index}`, index, name, sequence })),
});

/** A plate on which these rows were pasted, behind others that were there. */
function pasted(rows: readonly Text[], there: readonly Text[] = []) {
  const indexes = new Set(rows.map((_, at) => there.length + at));
  const { rows: plate, ...said } = mendPastedWells(plateOf([...there, ...rows]), indexes, { plateNames: [] });
  const texts = plate.wells.slice(there.length).map(({ name, sequence }) => [name, sequence]);
  return { plate, texts, ...said };
}
const nothing = { tToU: 0, smallLetters: 0, otherMarks: 0, namesGiven: 0 };

describe('What is only writing is mended with a paste (ruling 71)', () => {
  test('T becomes U, and each well keeps the text that was pasted', () => {
    const { texts, plate, mended, needsLook } = pasted([
      ['a', dna[0] ?? ''],
      ['b', rna[1] ?? ''],
    ]);
    expect(texts).toEqual([
      ['a', rna[0]],
      ['b', rna[1]],
    ]);
    expect(plate.wells.map(({ asPasted }) => asPasted)).toEqual([{ name: 'a', sequence: dna[0] }, undefined]);
    expect([mended, needsLook]).toEqual([{ ...nothing, tToU: 1 }, false]);
  });

  test('case, spaces, quotes and missing names too', () => {
    const { texts, mended, needsLook } = pasted([
      ['“VHL g3”', (rna[0] ?? '').toLowerCase()],
      ['ATM-g3', `${rna[1]?.slice(0, 10)} ${rna[1]?.slice(10)}`],
      ['', dna[2] ?? ''],
    ]);
    expect(texts).toEqual([
      ['VHL g3', rna[0]],
      ['ATM-g3', rna[1]],
      ['guide-A03', rna[2]],
    ]);
    expect([mended, needsLook]).toEqual([{ tToU: 1, smallLetters: 1, otherMarks: 2, namesGiven: 1 }, false]);
  });

  test.each<[string, Text]>([
    ['a PAM', ['a', `${dna[0]}TGG`]],
    ['a cloning overhang', ['a', `CACCG${rna[0]}`]],
    ['the other strand', ['a', `CCA${rna[0]}`]],
    ['chemistry', ['a', `mC*mC*mA*${rna[0]?.slice(3)}`]],
    ['a letter that is no base', ['a', `${rna[0]?.slice(2)}NN`]],
    ['a name that no label can carry', ['CTNNB1/g1', rna[0] ?? '']],
    ['a gene that became a date', ['1-Mar', rna[0] ?? '']],
    ['a row without a sequence', ['a', '']],
  ])('%s waits for the customer', (_, row) => {
    const { texts, needsLook } = pasted([row]);
    expect(needsLook).toBe(true);
    expect(texts[0]?.[1]?.length).toBe(row[1].length);
  });

  test('a warning that nothing mends is no reason to stop: a target twice, an unusual length', () => {
    const same = rna[0] ?? '';
    expect(
      pasted([
        ['a', same],
        ['b', same],
        ['c', 'GAUUACAGAUUA'],
      ]).needsLook,
    ).toBe(false);
  });

  test('wells that were there before stay as they are typed, and what is wrong with them is not asked about', () => {
    const { plate, needsLook } = pasted([['b', dna[1] ?? '']], [['a', `${dna[0]}N`]]);
    expect(plate.wells[0]).toEqual({ id: '0', index: 0, name: 'a', sequence: `${dna[0]}N` });
    expect(needsLook).toBe(false);
  });

  test('a name that is taken asks', () => {
    expect(pasted([['a', rna[1] ?? '']], [['a', rna[0] ?? '']]).needsLook).toBe(true);
  });

  test('tubes are mended in the same way, the others among them stay', () => {
    const tubes = dna.map((sequence, at) => ({
      ...newTube(`${at}`, tubePosition(at)),
      name: at === 3 ? '' : `t${at}`,
      sequence,
    }));
    const { rows, mended, needsLook } = mendPastedTubes(tubes, new Set(['2', '3']), { tubeNamesInCart: new Set() });
    expect(rows.map(({ name, sequence }) => [name, sequence])).toEqual([
      ['t0', dna[0]],
      ['t1', dna[1]],
      ['t2', rna[2]],
      ['guide-A04', rna[3]],
    ]);
    expect(rows[3]?.asPasted).toEqual({ name: '', sequence: dna[3] });
    expect([mended, needsLook]).toEqual([{ ...nothing, tToU: 2, namesGiven: 1 }, false]);
  });
});
