import { type CorpusFile, inSheet, listCells, listRows, one, two, withCell } from './corpus-file.cases.ts';
import { workbook, workbookParts } from './workbook-builder.cases.ts';
import { zipFile } from './zip-builder.cases.ts';

export const workbooks: readonly CorpusFile[] = [
  { title: 'XLSX as Excel writes it', bytes: inSheet(listCells), rows: listRows },
  {
    title: 'XLSX as LibreOffice writes it, with its last row of all',
    bytes: inSheet(listCells, 'libreoffice'),
    rows: listRows,
  },
  { title: 'XLSX with the texts in the cells', bytes: inSheet(listCells, 'inline'), rows: listRows },
  { title: 'XLSX with a namespace prefix', bytes: inSheet(listCells, 'prefixed'), rows: listRows },
  { title: 'XLSX whose cells carry no references', bytes: inSheet(listCells, 'without_references'), rows: listRows },
  {
    title: 'XLSX with empty rows and columns before the list',
    bytes: inSheet([[], ['', 'List of May'], [], ...listCells.map((row) => ['', ...row])]),
    rows: listRows,
  },
  {
    title: 'a number for a name',
    bytes: inSheet(withCell('<c r="@"><v>12</v></c>')),
    rows: [`Plate 1 | - | 12 | ${one} | -`],
  },
  {
    title: 'a truth value for modifications',
    bytes: inSheet([
      ['name', 'sequence', 'modifications'],
      ['g1', one, '<c r="@" t="b"><v>0</v></c>'],
    ]),
    rows: [`Plate 1 | - | g1 | ${one} | Unmodified`],
  },
  {
    title: 'a formula, by its last result',
    bytes: inSheet(withCell('<c r="@" t="str"><f aca="false">"g"&amp;1</f><v>g1</v></c>')),
    rows: listRows.slice(0, 1),
  },
  {
    title: 'text in several fonts',
    bytes: inSheet(withCell('<c r="@" t="inlineStr"><is><r><t>g</t></r><r><rPr><b/></rPr><t>1</t></r></is></c>')),
    rows: listRows.slice(0, 1),
  },
  {
    title: 'a gene name that became a date',
    bytes: inSheet(withCell('<c r="@" s="1"><v>46082</v></c>')),
    rows: [`Plate 1 | - | 1-Mar | ${one} | -`],
  },
  {
    title: 'several sheets, of which one is empty',
    bytes: () =>
      workbook([
        { name: 'KO screen', cells: listCells.slice(0, 2) },
        { name: 'Sheet2', cells: [listCells[0] ?? [], ...listCells.slice(2)] },
        { name: 'Sheet3', cells: [] },
      ]),
    rows: [`KO screen | - | g1 | ${one} | -`, `Plate 2 | - | g2 | ${two} | -`],
  },
  {
    title: 'a sheet that is hidden',
    bytes: () =>
      zipFile(
        workbookParts([
          { name: 'Guides', cells: listCells },
          { name: 'Old', cells: listCells },
        ]).map((part) =>
          part.name === 'xl/workbook.xml'
            ? { ...part, text: String(part.text).replace('sheetId="2"', 'sheetId="2" state="hidden"') }
            : part,
        ),
      ),
    rows: listRows.map((row) => row.replace('Plate 1', 'Guides')),
  },
  {
    title: 'a formula without a result, as programs write it that compute nothing',
    bytes: inSheet(withCell('<c r="@"><f>"g"&amp;1</f><v></v></c>')),
    rows: [`Plate 1 | - | ="g"&1 | ${one} | -`],
  },
  {
    title: 'a formula that went wrong',
    bytes: inSheet([
      ['name', 'sequence'],
      ['<c r="@" t="e"><v>#REF!</v></c>', one],
      ['<c r="@" t="e"><v>#REF!</v></c>'],
    ]),
    rows: [`Plate 1 | - | #REF! | ${one} | -`, 'Plate 1 | - | #REF! | - | -'],
  },
  {
    title: 'a plate grid in XLSX, its numbers as numbers',
    bytes: inSheet([
      ['', '<c r="@"><v>1</v></c>', '<c r="@"><v>2</v></c>'],
      ['A', one, `g2\n${two}`],
    ]),
    rows: [`Plate 1 | A01 | - | ${one} | -`, `Plate 1 | A02 | g2 | ${two} | -`],
  },
  {
    title: 'XLSX whose parts are not compressed',
    bytes: () =>
      zipFile(workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => ({ ...part, stored: true }))),
    rows: listRows,
  },
];
