import { err, ok, type Result } from '@cutsite/domain/result';
import { fileLimits } from '../files/file-limits.ts';
import type { FileRefusal } from '../files/file-refusal.ts';
import { strangerByParts } from '../files/known-files.ts';
import { addLengths, charactersOf, isSharedStrings, type StringLengths } from './shared-characters.ts';
import { readZipDirectory, type ZipPart } from './zip-directory.ts';

/** Unpacks a part, or tells that it is broken or holds more than its directory says. */
async function unpack(part: ZipPart): Promise<Result<Uint8Array, FileRefusal>> {
  if (!part.deflated) return part.packed.length === part.unpackedBytes ? ok(part.packed) : err('damaged');
  const whole = new Uint8Array(part.unpackedBytes);
  let filled = 0;
  try {
    // A copy in a buffer of its own: the platform's streams take no view of a shared one.
    const stream = new Blob([new Uint8Array(part.packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      if (filled + value.length > whole.length) {
        await reader.cancel();
        return err('unpacks_too_large');
      }
      whole.set(value, filled);
      filled += value.length;
    }
  } catch {
    return err('damaged');
  }
  return filled === whole.length ? ok(whole) : err('damaged');
}

function tagsIn(xml: Uint8Array): number {
  let tags = 0;
  for (const byte of xml) if (byte === 0x3c) tags += 1;
  return tags;
}

/** By its name or by its first letter: a reader follows the workbook's links, whatever the parts are called. */
function isXml({ name }: ZipPart, unpacked: Uint8Array): boolean {
  if (/\.(xml|rels)$/i.test(name)) return true;
  const first = unpacked.subarray(0, 200).find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte));
  return first === 0x3c;
}

const isWorksheet = (xml: string): boolean => /[<:](?:worksheet|sheetData)[\s/>]/.test(xml);

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Rows and cells with any prefix; no program writes attributes as long as this. */
const places = /[<:](row|c)(?=[\s/>])([^>]{0,500})/g;
const reference = /\br\s*=\s*["']([A-Z]{0,4})(\d{1,9})["']/;

/**
 * The rectangle that the cells of a sheet span, and how many there are; a cell without a reference follows the last.
 */
function worksheetFault(xml: string): FileRefusal | null {
  let [right, bottom, column, row, cells] = [0, 0, 0, 0, 0];
  for (const [, tag, attributes = ''] of xml.matchAll(places)) {
    const found = reference.exec(attributes);
    // A reference that is there and cannot be read would be anywhere.
    if (attributes.length === 500 || (found === null && /\sr\s*=/.test(attributes))) return 'damaged';
    const [, letters, digits] = found ?? [];
    if (tag === 'row') {
      // LibreOffice ends a sheet with a row 1,048,576 that has no cells: a row alone is no length.
      [row, column] = [digits === undefined ? row + 1 : Number(digits), 0];
      continue;
    }
    cells += 1;
    column = letters === undefined ? column + 1 : columnNumber(letters);
    if (digits !== undefined) row = Number(digits);
    right = Math.max(right, column);
    bottom = Math.max(bottom, row);
    if (right > fileLimits.columns) return 'too_wide';
    if (bottom > fileLimits.rows) return 'too_long';
    if (cells > fileLimits.area || right * bottom > fileLimits.area) return 'too_much';
  }
  return null;
}

/**
 * Looks through a workbook before a library reads it (promise F3): directory first, then each part unpacked against the
 * size it declared, with no DOCTYPE in any XML, no sheet wider or longer than a list of guides can be, and no more
 * characters in all cells together than such a list has.
 */
export async function inspectWorkbook(bytes: Uint8Array): Promise<FileRefusal | null> {
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory.error;
  const parts = directory.value;
  const stranger = strangerByParts(new Set(parts.map(({ name }) => name)));
  if (stranger !== null) return stranger;
  const decoder = new TextDecoder();
  const strings: StringLengths = [];
  const worksheets: string[] = [];
  for (const part of parts) {
    const unpacked = await unpack(part);
    if (!unpacked.ok) return unpacked.error;
    if (!isXml(part, unpacked.value)) continue;
    if (tagsIn(unpacked.value) > fileLimits.tags) return 'too_much';
    const xml = decoder.decode(unpacked.value);
    // An XML part in UTF-16 would hide a DOCTYPE from this look; spreadsheet programs write UTF-8.
    if (/<!DOCTYPE|<!ENTITY/i.test(xml) || xml.includes('\0')) return 'outside_references';
    if (isSharedStrings(xml)) addLengths(strings, xml);
    if (!isWorksheet(xml)) continue;
    const fault = worksheetFault(xml);
    if (fault !== null) return fault;
    worksheets.push(xml);
  }
  // The strings may lie behind the sheets that use them, so their characters are counted last.
  let characters = 0;
  for (const xml of worksheets) {
    characters += charactersOf(xml, strings, fileLimits.characters - characters);
    if (characters > fileLimits.characters) return 'too_much';
  }
  return null;
}
