import { describe, expect, test } from 'vitest';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { checkedPlates } from '../check/checked-plates.ts';
import { setPlateSettings } from '../project/edit-plates.ts';
import { freshProject } from '../project/fresh-project.ts';
import { fixAll } from './fix-all.ts';
import { plateFaults } from './listed-faults.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

const target = (at: number) =>
  `CCAUUGUUCAAUAUCGU${'ACGU'.charAt(at % 4)}${'ACGU'.charAt((at >> 2) % 4)}${'ACGU'.charAt((at >> 4) % 4)}`;

/** 24 fine wells, with some of them replaced. */
function aPlateWith(changes: Readonly<Record<number, { name?: string; sequence?: string }>>) {
  const project = freshProject('plates', newId);
  const wells = Array.from({ length: 24 }, (_, index) => ({
    index,
    name: `g${index}`,
    sequence: target(index),
    ...changes[index],
  }));
  return updatePlate(project, project.plates[0]!.id, (plate) => putWells(plate, wells, newId));
}
const listed = (project: ReturnType<typeof aPlateWith>) => checkedPlates(project).flatMap(plateFaults);

describe('the list "Before you can order"', () => {
  test('errors come first, each with its place, its sentence and its fix', () => {
    const project = aPlateWith({ 1: { sequence: `${target(1)}CGG` }, 7: { sequence: 'CCATTGTTCAATATCGTCCG' } });
    expect(listed(project).map(({ severity, at, message, fix }) => [severity, at, message, fix?.label])).toEqual([
      ['error', 'A08', 'A non-RNA nucleotide has been entered. Please only use A, C, G, and U.', 'Change T to U'],
      [
        'warning',
        'A02',
        'Ends in CGG after 20 nt, which looks like the PAM. The PAM is not part of the target.',
        'Trim 3 nt',
      ],
    ]);
  });

  test('a name with characters that cannot be printed gets a hyphen', () => {
    expect(listed(aPlateWith({ 3: { name: 'CTNNB1/g1' } }))[0]?.fix).toEqual({
      label: 'Rename to CTNNB1-g1',
      change: { name: 'CTNNB1-g1' },
      difference: { kind: 'name_characters', before: 'CTNNB1/g1', after: 'CTNNB1-g1' },
      note: null,
      certain: true,
    });
  });

  test('a plate name that labels cannot carry is renamed by one press, and with all others', () => {
    const project = aPlateWith({});
    const named = { ...project, plates: project.plates.map((plate) => ({ ...plate, name: 'KO: screen' })) };
    expect(listed(named)[0]?.fix).toMatchObject({ label: 'Rename to KO-screen', certain: true });
    expect(fixAll(named, newId).project.plates[0]?.name).toBe('KO-screen');
  });

  test('fixing all leaves nothing that had one answer', () => {
    const project = aPlateWith({
      3: { name: 'CTNNB1/g1', sequence: 'CCATTGTTCAATATCGTCCG' },
      9: { sequence: 'GGATTGTTCAATATCGTCCG' },
    });
    const errors = listed(project).filter((fault) => fault.severity === 'error');
    expect(errors).toHaveLength(3);
    const { project: mended, fixed } = fixAll(project, newId);
    expect(listed(mended)).toEqual([]);
    expect(fixed).toBe(3);
  });

  test('fixing all trims a PAM and an overhang along with the errors, and leaves what has to be decided', () => {
    const project = aPlateWith({
      3: { sequence: target(3).replaceAll('U', 'T') },
      5: { sequence: `${target(5)}CGG` },
      6: { sequence: `CACCG${target(6)}` },
      7: { sequence: target(8) },
    });
    const { project: mended, fixed } = fixAll(project, newId);
    expect(fixed).toBe(3);
    expect([3, 5, 6].map((at) => mended.plates[0]?.wells[at]?.sequence)).toEqual([target(3), target(5), target(6)]);
    expect(listed(mended).map(({ at, severity }) => `${severity} ${at}`)).toEqual(['warning A09']);
  });

  test('fixing all goes on with what a repair uncovers: a whole guide in the notation of IDT becomes its target', () => {
    const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';
    const asIdt = (rna: string) => `/AltR1/${[...rna].map((base) => `r${base}`).join('')}/AltR2/`;
    const project = aPlateWith({
      3: { sequence: asIdt(target(3) + scaffold) },
      5: { sequence: asIdt(`${target(5)}GUUUUAGAGCUAUGCU`) },
    });
    expect(listed(project).map(({ at, fix }) => [at, fix?.label, fix?.note])).toEqual(
      ['A04', 'A06'].flatMap((at) => [
        [
          at,
          'Read IDT\u2019s notation',
          'Leaves out IDT\u2019s end groups (AltR). A guide for SpCas9 gets its Standard modifications instead.',
        ],
        [at, undefined, undefined],
      ]),
    );
    const { project: mended } = fixAll(project, newId);
    expect(listed(mended)).toEqual([]);
    expect([3, 5].map((at) => mended.plates[0]?.wells[at]?.sequence)).toEqual([target(3), target(5)]);
  });

  test('HPLC on a plate is answered by standard purification', () => {
    const project = aPlateWith({});
    const hplc = setPlateSettings(project, project.plates[0]!.id, { purification: 'hplc' });
    expect(listed(hplc)).toMatchObject([
      { at: 'Plate', message: 'HPLC purification is not currently available.', fix: { label: 'Use standard' } },
    ]);
  });
});

test('only the plate that changed is checked again', () => {
  const project = aPlateWith({});
  const [before] = checkedPlates(project);
  expect(checkedPlates(project)[0]).toBe(before);
  const renamed = { ...project.plates[0]!, name: 'Other' };
  expect(checkedPlates({ ...project, plates: [renamed] })[0]).not.toBe(before);
});
