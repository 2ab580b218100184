import { err, ok, type Result } from '@cutsite/domain/result';
import type { FileRefusal } from './files/file-refusal.ts';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** How many bytes are looked at to guess an encoding that no mark tells. */
const sampleBytes = 4_000;

/** Text of bases in UTF-16 has a zero in every second byte; which one it is tells the order. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 2;
  if (odd > most * 0.4 && even < most * 0.05) return 'utf-16le';
  return even > most * 0.4 && odd < most * 0.05 ? 'utf-16be' : null;
}

/** Control characters that no text has; tab, line feed, form feed and carriage return are text. */
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function decoded(bytes: Uint8Array): string {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes);
  const utf16 = utf16WithoutMark(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is no UTF-8 is what Excel for Windows writes as "CSV": each byte means a letter there.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Text of a file in UTF-8, UTF-16 of either order, or Windows-1252, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): Result<string, FileRefusal> {
  const text = decoded(bytes);
  return binary.test(text) ? err('not_a_sheet') : ok(text);
}
