import { type CorpusFile, changed, compound, inSheet, listCells, one, sheetPart, utf8 } from './corpus-file.cases.ts';
import { workbookParts } from './workbook-builder.cases.ts';
import { joined, zipFile } from './zip-builder.cases.ts';

export const damaged: readonly CorpusFile[] = [
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
