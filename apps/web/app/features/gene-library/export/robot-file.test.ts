import { expect, test } from 'vitest';
import { makeExport } from '../../../builder/export/make-export.ts';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { writeXlsx } from '../../../platform/sheets/write-xlsx.ts';
import { checkedDraft } from '../check/checked-library.ts';
import { freshLibrary, newLibraryPlate } from '../project/library-draft.ts';
import { placeNames } from '../project/place-names.ts';
import { robotTable } from './library-tables.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

// To the byte: an instrument takes what it is given, and a person would not see what differs.
const golden = [
  'Source Plate Name,Source Well,Sample ID,Sample Name,Sample Type,Amount (pmol)',
  'Plate 1,A01,ENSG00000000001,GENE1,gene,1500',
  'Plate 1,B01,ENSG00000001001,ERBB2,gene,1500',
  'Plate 1,D01,,NTC1,control,1500',
  "'=Plate 2,A01,ENSG00000000002,GENE2,gene,1500",
  '',
].join('\r\n');

test('the file for a robot: exact headings, one line a well that can be made, no mark at its start, CRLF (LI-21)', async () => {
  const plain = {
    ...freshLibrary(newId),
    name: 'Kinases',
    plateType: '96_well_deep_well',
    quantityPerWell: 1500,
  } as const;
  // HER2 is written as its symbol; nothing is made of a gene without guides, and the well stays empty.
  const first = placeNames(plain, ['GENE1', 'HER2', 'CDK8', 'NTC1'], 0, 'by_column', newId).draft;
  const second = placeNames(
    { ...plain, plates: [newLibraryPlate('p2', '=Plate 2')] },
    ['GENE2'],
    0,
    'by_column',
    newId,
  );
  const draft = { ...first, plates: [...first.plates, ...second.draft.plates] };
  const choice = {
    id: 'robot',
    label: '',
    note: '',
    fileName: 'Kinases-robot',
    unnamed: 'none',
    extension: 'csv',
    forRobots: true,
    tables: () => [robotTable(checkedDraft(draft, someGenes).plates, draft)],
  } as const;
  const { name, content } = await makeExport(choice, new Date(2026, 10, 21), writeXlsx);
  expect(name).toBe('Kinases-robot-20261121-000000.csv');
  expect(content).toBe(golden);
});
