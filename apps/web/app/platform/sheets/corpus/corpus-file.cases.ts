import { type FileRefusal } from '../files/file-refusal.ts';
import { type Cells, type Style, workbook, workbookParts } from './workbook-builder.cases.ts';
import { joined, type PartToPack, zipFile } from './zip-builder.cases.ts';

export const one = 'CCAUUGUUCAAUAUCGUCCG';
export const two = 'GAGCGCUGCUCAGAUAGCGA';

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
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
export const withMark = (text: string): Uint8Array => joined(Uint8Array.of(0xef, 0xbb, 0xbf), utf8(text));
export function utf16(text: string, bigEndian: boolean, marked = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
  const mark = bigEndian ? [0xfe, 0xff] : [0xff, 0xfe];
  return joined(Uint8Array.from(marked ? mark : []), new Uint8Array(view.buffer));
}
/** A compound file, the container of old Office, with one stream. */
export const compound = (stream: string): Uint8Array =>
  joined(
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    new Uint8Array(512),
    utf16(stream, false, false),
  );
/** Letters below 256 are the same in Windows-1252 and Unicode, but for 0x80 to 0x9f. */
export const windows = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const list = `name,sequence\ng1,${one}\ng2,${two}\n`;
export const listRows = [`Plate 1 | - | g1 | ${one} | -`, `Plate 1 | - | g2 | ${two} | -`];
export const listCells: Cells = [
  ['name', 'sequence'],
  ['g1', one],
  ['g2', two],
];
export const accented = `name,sequence\nZürich-1,${one}\n`;
export const accentedRows = [`Plate 1 | - | Zürich-1 | ${one} | -`];

export const inSheet = (cells: Cells, style?: Style) => () => workbook([{ name: 'Sheet1', cells }], style);
export const withCell = (xml: string): Cells => [
  ['name', 'sequence'],
  [xml, one],
];

/** The parts of a good workbook with one of them changed. */
export const changed =
  (name: string, change: (part: PartToPack) => PartToPack): (() => Promise<Uint8Array>) =>
  () =>
    zipFile(
      workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => (part.name === name ? change(part) : part)),
    );
export const sheetPart = 'xl/worksheets/sheet1.xml';
export const withText = (text: string) => (part: PartToPack) => ({ ...part, text });
export const sheetOf = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
export const doctype = (part: PartToPack) => ({
  ...part,
  text: String(part.text).replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
});
export const sharedCells = (count: number, value = '<v>0</v>'): string =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s">${value}</c></row>`).join('');
/** One shared string of 30,000 letters in as many cells as a sheet may have. */
export const longString =
  (rows: string, strings = `<sst><si><t>${'A'.repeat(30_000)}</t></si></sst>`) =>
  () =>
    zipFile(
      workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => {
        if (part.name === sheetPart) return { ...part, text: sheetOf(rows) };
        return part.name === 'xl/sharedStrings.xml' ? { ...part, text: strings } : part;
      }),
    );
/** The sheet under another name, to which the workbook's links are turned. */
export const renamedSheet = (name: string, text: string) => () =>
  zipFile(
    workbookParts([{ name: 'Sheet1', cells: listCells }]).map((part) => {
      if (part.name === sheetPart) return { ...part, name: `xl/${name}`, text };
      const links = part.name === 'xl/_rels/workbook.xml.rels';
      return links ? { ...part, text: String(part.text).replace('worksheets/sheet1.xml', name) } : part;
    }),
  );
export const manyColumns = Array.from({ length: 16_384 }, () => '<c><v>1</v></c>').join('');
