import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueGene } from '../gene/index.ts';
import { aLibrary, aListedGene, aPlate, plainNames, someGenes } from './a-library.cases.ts';
import { checkLibrary, checkLibraryItem, type LibraryProject, libraryItem, projectFromLibrary } from './index.ts';

const genes = someGenes();
const byId = new Map(genes.index.genes.map((gene) => [gene.ensemblId, gene]));

describe('An item', () => {
  const anItem = (changes: Partial<LibraryProject> = {}) => {
    const project = aLibrary(changes);
    return libraryItem(project, checkLibrary(project, genes), 'a version');
  };

  test('lists its wells down the columns, with what was typed beside what it meant (rulings 23, 66)', () => {
    const names = [...plainNames(24, 100), 'her2', 'rela pos'];
    const wells = names.map((name, at) => ({
      id: `${at}`,
      index: at < 24 ? at : at === 24 ? 24 : 48,
      name,
      chosenId: null,
    }));
    const item = anItem({ plates: [aPlate([], { wells })] });
    expect(item.plates[0]?.wells.slice(0, 3)).toEqual([
      {
        position: { row: 0, column: 0 },
        isControl: false,
        label: 'GENE100',
        geneName: 'GENE100',
        ensemblId: 'ENSG-GENE100',
        typedName: 'GENE100',
      },
      {
        position: { row: 1, column: 0 },
        isControl: false,
        label: 'ERBB2',
        geneName: 'ERBB2',
        ensemblId: 'ENSG-ERBB2',
        typedName: 'her2',
      },
      {
        position: { row: 2, column: 0 },
        isControl: true,
        label: 'RELA Positive',
        geneName: 'RELA',
        ensemblId: 'ENSG00000173039',
        typedName: 'rela pos',
      },
    ]);
  });

  test('that is edited leads to the same item again', () => {
    const name = fc.constantFrom(
      'GENE1',
      'gene2',
      'HER2',
      'NTC1',
      'rela pos',
      'PLK1',
      'QQQ',
      'P65',
      'RELA',
      'CDK8',
      ' ',
    );
    const well = fc.record({ index: fc.nat(383), name });
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(well, { selector: ({ index }) => index, maxLength: 30 }), { maxLength: 3 }),
        (rows) => {
          const plates = rows.map((wells, at) =>
            aPlate([], {
              id: `p${at}`,
              name: `Plate ${at + 1}`,
              wells: wells.map((one, index) => ({ ...one, id: `${index}`, chosenId: null })),
            }),
          );
          const item = anItem({ plates });
          const again = projectFromLibrary(item, () => 'id');
          expect(libraryItem(again, checkLibrary(again, genes), 'a version')).toEqual(item);
        },
      ),
    );
  });

  test('is found faulty or not by ids as its project is by names', () => {
    const name = fc.constantFrom('GENE1', 'GENE2', 'HER2', 'NTC1', 'PLK1', 'ZNF502', 'RPL3', 'rela pos');
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 10, maxLength: 30 }),
        fc.integer({ min: 0, max: 6 }),
        (names, replicates) => {
          const project = aLibrary({ replicates, plates: [aPlate(names)] });
          const checked = checkLibrary(project, genes);
          const faults = checkLibraryItem(libraryItem(project, checked, null), byId);
          const ofProject = [
            ...checked.faults,
            ...checked.plates.flatMap((plate) => [
              ...plate.faults,
              ...plate.wells.flatMap(({ errors, warnings }) => [...errors, ...warnings].map(({ code }) => code)),
            ]),
          ];
          expect(faults.map(({ code }) => code).toSorted()).toEqual(ofProject.toSorted());
          expect(faults.some(({ severity }) => severity === 'error')).toBe(!checked.isOrderable);
        },
      ),
    );
  });

  test.each([
    [
      'a gene that the catalogue has no more',
      { GENE3: null },
      'GENE_NOT_FOUND A03 GENE3 is not in the current gene list.',
    ],
    [
      'a gene whose guides are gone',
      { GENE3: { guideCount: 0 } },
      'ZERO_GUIDES A03 There are no guides for GENE3 in this collection. Nothing can be made for it.',
    ],
    [
      'a gene that has another symbol now',
      { GENE3: { symbol: 'NEW3' } },
      'GENE_NOT_FOUND A03 GENE3 is called NEW3 in the current gene list. Open the library to check it again.',
    ],
  ] as const)('is refused with %s', (_, changes, expected) => {
    const now = new Map<string, CatalogueGene>(byId);
    for (const [symbol, change] of Object.entries(changes))
      if (change === null) now.delete(`ENSG-${symbol}`);
      else now.set(`ENSG-${symbol}`, { ...aListedGene(symbol), ...(change as Partial<CatalogueGene>) });
    const faults = checkLibraryItem(anItem(), now);
    expect(faults.map(({ code, well, message }) => `${code} ${well} ${message}`)).toEqual([expected]);
  });

  test.each([
    ['a well that the plate has not', { position: { row: 16, column: 0 } }, 'WELL_OUTSIDE'],
    ['two genes in a well', { position: { row: 0, column: 1 } }, 'WELL_REPEATED'],
    ['a gene said to be a control', { isControl: true }, 'GENE_NOT_FOUND'],
    ['a gene without an id', { ensemblId: null }, 'GENE_NOT_FOUND'],
  ] as const)('is refused with %s', (_, changes, code) => {
    const item = anItem();
    const plates = item.plates.map((plate) => ({
      ...plate,
      wells: plate.wells.map((well, at) => (at === 5 ? { ...well, ...changes } : well)),
    }));
    expect(checkLibraryItem({ ...item, plates }, byId).map((fault) => fault.code)).toEqual([code]);
  });
});
