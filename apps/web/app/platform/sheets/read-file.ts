import { err, ok, type Result } from '@cutsite/domain/result';
import type { SheetTable } from '@cutsite/domain/sheet';
import { decodeText } from './decode-text.ts';
import { fileLimits } from './file-limits.ts';
import type { FileRefusal } from './file-refusal.ts';
import { type OnProgress, splitText } from './split-text.ts';
import { readWorkbook } from './workbook/workbook.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** What the first bytes of a file say that it is, whatever its name says. */
const zip = [0x50, 0x4b];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Excel keeps a protected workbook in a compound file, in a stream of this name. */
const encryptedPackage = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** Whether a text has more lines than a list, counted before anything is made of them. */
function isTooLong(text: string): boolean {
  let lines = 1;
  for (let at = text.search(/[\r\n]/); at !== -1 && lines <= fileLimits.rows; lines += 1) {
    at = text.indexOf(text[at] ?? '\n', at + 1);
  }
  return lines > fileLimits.rows;
}

/** Splits pasted or decoded text into one table. */
export async function readText(
  text: string,
  onProgress?: OnProgress,
): Promise<Result<readonly SheetTable[], FileRefusal>> {
  if (text.length > fileLimits.bytes) return err('too_large');
  if (isTooLong(text)) return err('too_long');
  return ok([{ name: null, cells: await splitText(text, onProgress) }]);
}

/** Reads the cells of an uploaded file. Its bytes decide what it is, not its name. */
export async function readFile(
  bytes: Uint8Array,
  onProgress?: OnProgress,
): Promise<Result<readonly SheetTable[], FileRefusal>> {
  if (bytes.length === 0) return err('empty');
  if (bytes.length > fileLimits.bytes) return err('too_large');
  if (startsWith(bytes, compoundFile)) return err(holds(bytes, encryptedPackage) ? 'password' : 'old_excel');
  if (startsWith(bytes, zip)) return readWorkbook(bytes);
  const text = decodeText(bytes);
  return text.ok ? readText(text.value, onProgress) : text;
}
