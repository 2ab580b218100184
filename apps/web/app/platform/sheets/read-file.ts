import { err, ok, type Result } from '@cutsite/domain/result';
import type { SheetTable } from '@cutsite/domain/sheet';
import { decodeText } from './decode-text.ts';
import { fileLimits } from './files/file-limits.ts';
import type { FileRefusal } from './files/file-refusal.ts';
import { startsWith, strangerByBytes, strangerByText } from './files/known-files.ts';
import { type OnProgress, splitText } from './split-text.ts';
import { readWorkbook } from './workbook/workbook.ts';

/** What the first bytes of a file say that it is, whatever its name says. */
const zip = [0x50, 0x4b];

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
  if (startsWith(bytes, zip)) return readWorkbook(bytes);
  const stranger = strangerByBytes(bytes);
  if (stranger !== null) return err(stranger);
  const text = decodeText(bytes);
  if (!text.ok) return text;
  const otherText = strangerByText(text.value);
  return otherText === null ? readText(text.value, onProgress) : err(otherText);
}
