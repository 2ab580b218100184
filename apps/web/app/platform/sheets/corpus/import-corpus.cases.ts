import { type FileRefusal } from '../file-refusal.ts';
import { type Cells, type Style, workbook, workbookParts } from './workbook-builder.cases.ts';
import { joined, type PartToPack, zipFile } from './zip-builder.cases.ts';

const one = 'CCAUUGUUCAAUAUCGUCCG';
const two = 'GAGCGCUGCUCAGAUAGCGA';

/**
 * A file of the corpus, and what comes out of it: rows as "plate | well | name | sequence | modifications", or why not.
 */
export interface CorpusFile {
  readonly title: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly rows?: readonly string[];
  readonly refusal?: FileRefusal;
  /** The sentence about a sheet that holds no list. */
  readonly fault?: string;
}

const encoder = new TextEncoder();
const utf8 = (text: string): Uint8Array => encoder.encode(text);
const withMark = (text: string): Uint8Array => joined(Uint8Array.of(0xef, 0xbb, 0xbf), utf8(text));
function utf16(text: string, bigEndian: boolean, marked = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
  const mark = bigEndian ? [0xfe, 0xff] : [0xff, 0xfe];
  return joined(Uint8Array.from(marked ? mark : []), new Uint8Array(view.buffer));
}
/** A compound file, the container of old Office, with one stream. */
const compound = (stream: string): Uint8Array =>
  joined(
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    new Uint8Array(512),
    utf16(stream, false, false),
  );
/** Letters below 256 are the same in Windows-1252 and Unicode, but for 0x80 to 0x9f. */
const windows = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const list = `name,sequence\ng1,${one}\ng2,${two}\n`;
const listRows = [`Plate 1 | - | g1 | ${one} | -`, `Plate 1 | - | g2 | ${two} | -`];
const listCells: Cells = [
  ['name', 'sequence'],
  ['g1', one],
  ['g2', two],
];
const accented = `name,sequence\nZürich-1,${one}\n`;
const accentedRows = [`Plate 1 | - | Zürich-1 | ${one} | -`];

const inSheet = (cells: Cells, style?: Style) => () => workbook([{ name: 'Sheet1', cells }], style);
const withCell = (xml: string): Cells => [
  ['name', 'sequence'],
  [xml, one],
];

/** The parts of a good workbook with one of them changed. */
const changed =
  (name: string, change: (part: PartToPack) => PartToPack): (() => Promise<Uint8Array>) =>
  () =>
    zipFile(
      workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => (part.name === name ? change(part) : part)),
    );
const sheetPart = 'xl/worksheets/sheet1.xml';
const withText = (text: string) => (part: PartToPack) => ({ ...part, text });
const sheetOf = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const doctype = (part: PartToPack) => ({
  ...part,
  text: String(part.text).replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
});
const sharedCells = (count: number, value = '<v>0</v>'): string =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s">${value}</c></row>`).join('');
/** One shared string of 30,000 letters in as many cells as a sheet may have. */
const longString =
  (rows: string, strings = `<sst><si><t>${'A'.repeat(30_000)}</t></si></sst>`) =>
  () =>
    zipFile(
      workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => {
        if (part.name === sheetPart) return { ...part, text: sheetOf(rows) };
        return part.name === 'xl/sharedStrings.xml' ? { ...part, text: strings } : part;
      }),
    );
/** The sheet under another name, to which the workbook's links are turned. */
const renamedSheet = (name: string, text: string) => () =>
  zipFile(
    workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => {
      if (part.name === sheetPart) return { ...part, name: `xl/${name}`, text };
      const links = part.name === 'xl/_rels/workbook.xml.rels';
      return links ? { ...part, text: String(part.text).replace('worksheets/sheet1.xml', name) } : part;
    }),
  );
const manyColumns = Array.from({ length: 16_384 }, () => '<c><v>1</v></c>').join('');

const textFiles: readonly CorpusFile[] = [
  { title: 'CSV, UTF-8', bytes: () => utf8(list), rows: listRows },
  { title: 'CSV, UTF-8 with a byte order mark', bytes: () => withMark(accented), rows: accentedRows },
  {
    title: 'CSV, UTF-16 LE as Excel saves Unicode text',
    bytes: () => utf16(accented.replaceAll(',', '\t'), false),
    rows: accentedRows,
  },
  { title: 'CSV, UTF-16 BE', bytes: () => utf16(accented, true), rows: accentedRows },
  { title: 'CSV, UTF-16 LE without a mark', bytes: () => utf16(accented, false, false), rows: accentedRows },
  { title: 'CSV, UTF-16 BE without a mark', bytes: () => utf16(accented, true, false), rows: accentedRows },
  { title: 'CSV, Windows-1252', bytes: () => windows(accented), rows: accentedRows },
  { title: 'CSV with line ends of Windows', bytes: () => utf8(list.replaceAll('\n', '\r\n')), rows: listRows },
  { title: 'CSV with line ends of an old Mac', bytes: () => utf8(list.replaceAll('\n', '\r')), rows: listRows },
  { title: 'CSV with all cells in quotes', bytes: () => utf8(list.replaceAll(/[^,\n]+/g, '"$&"')), rows: listRows },
  {
    title: 'CSV with a separator and a line end inside quotes',
    bytes: () => utf8(`name,sequence\n"a, b\nc",${one}\n`),
    rows: [`Plate 1 | - | a, b\nc | ${one} | -`],
  },
  {
    title: 'CSV with a lone quote',
    bytes: () => utf8(`name,sequence\n"g1,${one}\ng2,${two}\n`),
    rows: [`Plate 1 | - | "g1 | ${one} | -`, listRows[1] ?? ''],
  },
  {
    title: 'CSV with blank lines and empty cells at the end',
    bytes: () => utf8(`\n${list.replaceAll('\n', ',,\n')}\n,,\n`),
    rows: listRows,
  },
  { title: 'semicolons, as Excel writes them in Europe', bytes: () => utf8(list.replaceAll(',', ';')), rows: listRows },
  {
    title: 'semicolons, as a first line says',
    bytes: () => utf8(`sep=;\n${list.replaceAll(',', ';')}`),
    rows: listRows,
  },
  { title: 'bars', bytes: () => utf8(list.replaceAll(',', '|')), rows: listRows },
  { title: 'TSV', bytes: () => utf8(list.replaceAll(',', '\t')), rows: listRows },
  {
    title: 'columns in another order, with others between',
    bytes: () =>
      utf8(`Modifications\tGene\tSEQUENCE\tWell\tName\nno_mods\tTP53\t${one}\tB02\tg1\nmods\tTP53\t${two}\tB03\tg2\n`),
    rows: [`Plate 1 | B02 | g1 | ${one} | Unmodified`, `Plate 1 | B03 | g2 | ${two} | Standard`],
  },
  {
    title: 'FASTA',
    bytes: () => utf8(`>g1\nCCAUUGUUCA\nAUAUCGUCCG\n>g2 second, of two\n${two}\n`),
    rows: [listRows[0] ?? '', `Plate 1 | - | g2 second, of two | ${two} | -`],
  },
  {
    title: 'FASTA in UTF-8 with a mark and line ends of Windows',
    bytes: () => withMark(`>g1\r\n${one}\r\n`),
    rows: listRows.slice(0, 1),
  },
  {
    title: 'a plate grid in CSV',
    bytes: () => utf8(`,1,2,3\nA,${one},,\nB,,,g2 ${two}\n`),
    rows: [`Plate 1 | A01 | - | ${one} | -`, `Plate 1 | B03 | g2 | ${two} | -`],
  },
  {
    title: 'a grid of names and a grid of sequences in TSV',
    bytes: () => utf8(`\t1\t2\nA\tg1\tg2\n\n\t1\t2\nA\t${one}\t${two}\n`),
    rows: [`Plate 1 | A01 | g1 | ${one} | -`, `Plate 1 | A02 | g2 | ${two} | -`],
  },
  {
    title: 'a plate grid of 16 rows and 24 columns',
    bytes: () =>
      utf8(
        [
          ['', ...Array.from({ length: 24 }, (_, at) => at + 1)].join(','),
          ...[...'ABCDEFGHIJKLMNOP'].map((row) => [row, ...Array.from({ length: 23 }, () => ''), one].join(',')),
        ].join('\n'),
      ),
    rows: [...'ABCDEFGHIJKLMNOP'].map((row) => `Plate 1 | ${row}24 | - | ${one} | -`),
  },
  {
    title: 'sequences in the notation of another vendor',
    bytes: () => utf8('name,sequence\ng1,/AltR1/rCrC rArUrUrG rUrU/AltR2/\n'),
    rows: ['Plate 1 | - | g1 | /AltR1/rCrC rArUrUrG rUrU/AltR2/ | -'],
  },
  {
    title: 'remarks and units around the rows',
    bytes: () => utf8(`# from May\nname,sequence\n,5' to 3'\ng1,${one}\n# checked by Rosa, twice\ng2,${two}\n`),
    rows: listRows,
  },
  {
    title: 'a table in Markdown',
    bytes: () => utf8(`| name | sequence |\n|------|----------|\n| g1 | ${one} |\n| g2 | ${two} |\n`),
    rows: listRows,
  },
  {
    title: 'no header',
    bytes: () => utf8(`g1,${one}\n`),
    fault: 'The file header must contain name and sequence columns. Missing: name and sequence.',
  },
  {
    title: 'a header without names',
    bytes: () => utf8(`sequence\n${one}\n`),
    fault: 'The file header must contain name and sequence columns. Missing: name.',
  },
  {
    title: 'a header that names a column twice',
    bytes: () => utf8(`name,sequence,name\ng1,${one},x\n`),
    fault: 'The header names name twice. Keep one column of each.',
  },
  { title: 'a header and nothing below', bytes: () => utf8('name,sequence\n'), fault: 'No sequences were found.' },
];

const workbooks: readonly CorpusFile[] = [
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

const damaged: readonly CorpusFile[] = [
  { title: 'an empty file', bytes: () => new Uint8Array(), refusal: 'empty' },
  {
    title: 'a picture',
    bytes: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
    refusal: 'picture',
  },
  {
    title: 'a file of a program of which nothing is known',
    bytes: () => Uint8Array.of(1, 2, 3, 4, 5, 6),
    refusal: 'not_a_sheet',
  },
  { title: 'a ZIP file of other things', bytes: () => zipFile([{ name: 'a.txt', text: 'a' }]), refusal: 'not_a_sheet' },
  {
    title: 'an OpenDocument spreadsheet',
    bytes: () =>
      zipFile([
        { name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
        { name: 'content.xml', text: '<x/>' },
      ]),
    refusal: 'open_document',
  },
  {
    title: 'a workbook of Excel in its binary format',
    bytes: () => zipFile(['[Content_Types].xml', 'xl/workbook.bin'].map((name) => ({ name, text: 'x' }))),
    refusal: 'binary_excel',
  },
  {
    title: 'a document of Word',
    bytes: () => zipFile(['[Content_Types].xml', 'word/document.xml'].map((name) => ({ name, text: '<x/>' }))),
    refusal: 'document',
  },
  {
    title: 'a presentation',
    bytes: () => zipFile(['[Content_Types].xml', 'ppt/presentation.xml'].map((name) => ({ name, text: '<x/>' }))),
    refusal: 'slides',
  },
  {
    title: 'a spreadsheet of Apple Numbers',
    bytes: () => zipFile(['preview.jpg', 'Index/Document.iwa'].map((name) => ({ name, text: 'x' }))),
    refusal: 'numbers',
  },
  {
    title: 'a PDF',
    bytes: () => joined(utf8('%PDF-1.7\n'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0, 1, 2)),
    refusal: 'pdf',
  },
  { title: 'a rich text', bytes: () => utf8('{\\rtf1\\ansi name sequence}'), refusal: 'document' },
  {
    title: 'a web page that calls itself a workbook',
    bytes: () => utf8(`<html><table><tr><td>name</td><td>sequence</td></tr></table></html>`),
    refusal: 'web_page',
  },
  {
    title: 'a workbook in the XML of Excel 2003',
    bytes: () =>
      utf8('<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>'),
    refusal: 'xml_excel',
  },
  {
    title: 'a record of GenBank',
    bytes: () => utf8('LOCUS       AB1 100 bp\nORIGIN\n//\n'),
    refusal: 'sequence_record',
  },
  { title: 'JSON', bytes: () => utf8(`[{ "name": "g1", "sequence": "${one}" }]`), refusal: 'data_record' },
  { title: 'a workbook cut off', bytes: async () => (await inSheet(listCells)()).subarray(0, 900), refusal: 'damaged' },
  {
    title: 'a workbook with broken bytes inside',
    bytes: async () => (await inSheet(listCells)()).map((byte, at) => (at > 60 && at < 90 ? byte ^ 0xff : byte)),
    refusal: 'damaged',
  },
  {
    title: 'a workbook without its sheet',
    bytes: () =>
      zipFile(
        workbookParts([{ name: 'Sheet1', cells: listCells }]).filter(({ name }) => name === '[Content_Types].xml'),
      ),
    refusal: 'damaged',
  },
  {
    title: 'a workbook of Excel 97',
    bytes: () => compound('Workbook'),
    refusal: 'old_excel',
  },
  { title: 'a document of Word 97', bytes: () => compound('WordDocument'), refusal: 'document' },
  {
    title: 'an old file of Office that cannot be recognised',
    bytes: () => compound('Contents'),
    refusal: 'old_office',
  },
  {
    title: 'a workbook under a password',
    bytes: () => compound('EncryptedPackage'),
    refusal: 'password',
  },
  {
    title: 'a ZIP file with locked parts',
    bytes: changed(sheetPart, (part) => ({ ...part, flags: 1 })),
    refusal: 'password',
  },
];

const hostile: readonly CorpusFile[] = [
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

export const importCorpus: readonly CorpusFile[] = [...textFiles, ...workbooks, ...damaged, ...hostile];

/** Those of the corpus that mean harm. */
export const hostileFiles = hostile;
