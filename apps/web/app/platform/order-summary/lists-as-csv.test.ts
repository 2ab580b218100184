import { expect, test } from 'vitest';
import { listsAsCsv } from './lists-as-csv.ts';

const columns = [
  { title: 'Well', code: true },
  { title: 'Name', code: false },
  { title: 'Target sequence, 5′ to 3′', code: true },
];
const list = { item_id: 'i', name: 'Kinase screen / Plate 1', summary: '2 guides', columns };

test('every guide stands in the file under the name of its item, and no name is a formula (CA-30)', () => {
  const rows = [
    ['A01', 'AURKA-1', 'CCAUUGUUCAAUAUCGUCCG'],
    ['A02', '=cmd', 'GGAUUGUUCAAUAUCGUCCG'],
  ];
  expect(listsAsCsv([{ ...list, rows }]).split('\r\n')).toEqual([
    '\ufeffKinase screen / Plate 1',
    'Well,Name,"Target sequence, 5′ to 3′"',
    'A01,AURKA-1,CCAUUGUUCAAUAUCGUCCG',
    "A02,'=cmd,GGAUUGUUCAAUAUCGUCCG",
    '',
    '',
  ]);
});
