import { aGuideRnaItem, aPlate, aProject, aTube, tubes } from '@cutsite/test-support/builders';
import { describe, expect, test } from 'vitest';
import { checkItem, checkPlate, checkProject } from '../index.ts';

const nothingInCart = { tubeNamesInCart: new Set<string>() };

describe('What tests build is valid unless they ask otherwise', () => {
  test.each([
    ['a full plate', aProject()],
    ['a tube', aProject({ tubes: [aTube()] })],
    ['a rack of tubes', aProject({ tubes: tubes(30) })],
  ])('%s can be ordered, and nothing is said about it', (_, project) => {
    const { errors, warnings } = checkProject(project, nothingInCart);
    expect({ errors, warnings }).toEqual({ errors: 0, warnings: 0 });
    expect(checkItem(aGuideRnaItem(project), nothingInCart).faults).toEqual([]);
  });

  test('a plate of 23 wells is one well short (GR-96)', () => {
    const { faults } = checkPlate(aPlate().filled(23).build(), { plateNames: [] });
    expect(faults.map((fault) => fault.code)).toEqual(['plate_minimum']);
  });

  test('one well can be distinguished from the others', () => {
    const plate = aPlate().withWell(13, { sequence: 'ACGT' }).build();
    expect([...checkPlate(plate, { plateNames: [] }).wells.keys()]).toEqual([13]);
  });
});
