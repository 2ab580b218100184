import {
  type CorpusFile,
  changed,
  doctype,
  listCells,
  longString,
  manyColumns,
  renamedSheet,
  sharedCells,
  sheetOf,
  sheetPart,
  utf8,
  withText,
} from './corpus-file.cases.ts';
import { workbookParts } from './workbook-builder.cases.ts';
import { zipFile } from './zip-builder.cases.ts';

export const hostile: readonly CorpusFile[] = [
  {
    title: 'a sheet that says it unpacks to 4 GB',
    bytes: changed(sheetPart, (part) => ({ ...part, says: 0xfffffff0 })),
    refusal: 'unpacks_too_large',
  },
  {
    title: 'a sheet that unpacks to more than it says',
    bytes: changed(sheetPart, (part) => ({ ...part, text: sheetOf(' '.repeat(5_000_000)), says: 1_000 })),
    refusal: 'unpacks_too_large',
  },
  {
    title: 'many sheets that unpack to too much together',
    bytes: () =>
      zipFile([
        ...workbookParts([{ name: 'Sheet1', cells: listCells }]),
        ...Array.from({ length: 50 }, (_, at) => ({ name: `xl/media/${at}.xml`, text: 'a', says: 1_000_000 })),
      ]),
    refusal: 'unpacks_too_large',
  },
  {
    title: 'ten thousand parts',
    bytes: () => zipFile(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}`, text: '', stored: true }))),
    refusal: 'too_many_parts',
  },
  { title: 'an entity that reads a file (XXE)', bytes: changed(sheetPart, doctype), refusal: 'outside_references' },
  {
    title: 'an entity in the shared strings',
    bytes: changed('xl/sharedStrings.xml', doctype),
    refusal: 'outside_references',
  },
  {
    title: '16,384 columns',
    bytes: changed(sheetPart, withText(sheetOf(`<row r="1">${manyColumns}</row>`))),
    refusal: 'too_wide',
  },
  {
    title: 'one cell in the last column',
    bytes: changed(sheetPart, withText(sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'))),
    refusal: 'too_wide',
  },
  {
    title: 'one cell in the last column, in an unusual form',
    bytes: changed(
      sheetPart,
      withText(sheetOf('<row r="1"><averylongprefix:c r = "XFD1"><v>1</v></averylongprefix:c></row>')),
    ),
    refusal: 'too_wide',
  },
  {
    title: 'a cell whose place cannot be made out',
    bytes: changed(sheetPart, withText(sheetOf('<row r="1"><c r="&#88;FD1"><v>1</v></c></row>'))),
    refusal: 'damaged',
  },
  {
    title: 'one cell in the last row',
    bytes: changed(sheetPart, withText(sheetOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'))),
    refusal: 'too_long',
  },
  {
    title: 'two cells that span millions',
    bytes: changed(sheetPart, withText(sheetOf('<row r="1"><c r="A1"/></row><row r="190000"><c r="IV190000"/></row>'))),
    refusal: 'too_much',
  },
  {
    title: 'one long text used in a hundred thousand cells',
    bytes: longString(sharedCells(99_000)),
    refusal: 'too_much',
  },
  {
    title: 'one long text whose number is in an unusual form',
    bytes: longString(sharedCells(99_000, '<v>&#48;</v>')),
    refusal: 'too_much',
  },
  {
    title: 'one long text in many pieces, used in a hundred thousand cells',
    bytes: longString(
      sharedCells(99_000),
      `<x:sst><x:si>${'<x:r><x:t>AAAAAA</x:t></x:r>'.repeat(5_000)}</x:si></x:sst>`,
    ),
    refusal: 'too_much',
  },
  {
    title: 'a sheet of many columns under another name',
    bytes: renamedSheet('data/elsewhere.xml', sheetOf(`<row r="1">${manyColumns}</row>`)),
    refusal: 'too_wide',
  },
  {
    title: 'an entity in a sheet that does not say that it is XML',
    bytes: renamedSheet('data/elsewhere.bin', `<!DOCTYPE x [<!ENTITY e "e">]>${sheetOf('<row r="1"/>')}`),
    refusal: 'outside_references',
  },
  {
    title: 'millions of shared strings',
    bytes: changed('xl/sharedStrings.xml', withText(`<sst>${'<si><t/></si>'.repeat(1_500_000)}</sst>`)),
    refusal: 'too_much',
  },
  {
    title: 'millions of rows without cells',
    bytes: changed(sheetPart, withText(sheetOf('<row/>'.repeat(2_000_000)))),
    refusal: 'too_much',
  },
  { title: 'a million lines', bytes: () => utf8('a,b\n'.repeat(1_000_000)), refusal: 'too_long' },
  { title: 'a file larger than any list', bytes: () => new Uint8Array(20_000_001).fill(65), refusal: 'too_large' },
];
