import type { FileRefusal } from './file-refusal.ts';

/** Letters as bytes, each below 256. */
const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
/** Letters as a compound file keeps the names of its streams: in UTF-16. */
const wide = (text: string): number[] => bytesOf(text).flatMap((byte) => [byte, 0]);

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** The container of Office before 2007, and of workbooks under a password since. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Streams of a compound file, by which its program is known; the first that is there decides. */
const streams = [
  { name: 'EncryptedPackage', refusal: 'password' },
  { name: 'WordDocument', refusal: 'document' },
  { name: 'PowerPoint Document', refusal: 'slides' },
  { name: 'Workbook', refusal: 'old_excel' },
  { name: 'Book', refusal: 'old_excel' },
] as const satisfies readonly { readonly name: string; readonly refusal: FileRefusal }[];

/** Files that begin in a way of their own. */
const beginnings = [
  { start: bytesOf('%PDF-'), refusal: 'pdf' },
  { start: bytesOf('\u0089PNG'), refusal: 'picture' },
  { start: [0xff, 0xd8, 0xff], refusal: 'picture' },
  { start: bytesOf('GIF8'), refusal: 'picture' },
  { start: [0x49, 0x49, 0x2a, 0], refusal: 'picture' },
  { start: [0x4d, 0x4d, 0, 0x2a], refusal: 'picture' },
  { start: bytesOf('{\\rtf'), refusal: 'document' },
] as const satisfies readonly { readonly start: readonly number[]; readonly refusal: FileRefusal }[];

/** What a file that is no list is, by its bytes; null where it may be one. A ZIP file is looked into elsewhere. */
export function strangerByBytes(bytes: Uint8Array): FileRefusal | null {
  if (startsWith(bytes, compoundFile)) {
    return streams.find(({ name }) => holds(bytes, wide(name)))?.refusal ?? 'old_office';
  }
  return beginnings.find(({ start }) => startsWith(bytes, start))?.refusal ?? null;
}

/** What a text that is no list is, by its first lines; null where it may be one. */
export function strangerByText(text: string): FileRefusal | null {
  const start = text.slice(0, 2_000).trimStart();
  if (/^<\?xml/i.test(start) && start.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'xml_excel';
  if (/^<(!doctype|\?xml|html|head|body|table|meta|style|div)\b/i.test(start)) return 'web_page';
  if (/^LOCUS {2,}|^ID {3}\S+; /.test(start)) return 'sequence_record';
  return /^(\{\s*"|\[\s*[{["])/.test(start) ? 'data_record' : null;
}

/** What a ZIP file of another program is, by the names of its parts; null for a workbook. */
export function strangerByParts(names: ReadonlySet<string>): FileRefusal | null {
  const has = (start: string): boolean => [...names].some((name) => name.startsWith(start));
  if (names.has('xl/workbook.xml')) return null;
  if (names.has('xl/workbook.bin')) return 'binary_excel';
  if (has('word/')) return 'document';
  if (has('ppt/')) return 'slides';
  if (has('Index/') || names.has('Index.zip')) return 'numbers';
  if (names.has('[Content_Types].xml')) return null;
  return names.has('mimetype') || names.has('content.xml') ? 'open_document' : 'not_a_sheet';
}
