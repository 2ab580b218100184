import { err, ok, type Result } from '@cutsite/domain/result';
import { fileLimits } from '../files/file-limits.ts';
import type { FileRefusal } from '../files/file-refusal.ts';

/** One part of a ZIP file, as its central directory has it. */
export interface ZipPart {
  readonly name: string;
  readonly deflated: boolean;
  /** The packed bytes, a view into the file. */
  readonly packed: Uint8Array;
  /** As the directory says; an attacker may say anything. */
  readonly unpackedBytes: number;
}

/** Signatures and sizes of the format's records (PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const end = { signature: 0x06054b50, bytes: 22, maxCommentLength: 0xffff } as const;
const entry = { signature: 0x02014b50, bytes: 46 } as const;
const local = { signature: 0x04034b50, bytes: 30 } as const;
const encryptedFlag = 1;

function endRecord(view: DataView): number | null {
  const last = view.byteLength - end.bytes;
  for (let at = last; at >= Math.max(0, last - end.maxCommentLength); at -= 1) {
    if (view.getUint32(at, true) === end.signature) return at;
  }
  return null;
}

/**
 * Lists a ZIP file's parts without unpacking any. Refuses what is cut off, locked, has too many parts or says that it
 * unpacks to too much. ZIP64 is refused with them: its sizes begin at 4 GB.
 */
export function readZipDirectory(bytes: Uint8Array): Result<readonly ZipPart[], FileRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endAt = endRecord(view);
  if (endAt === null) return err('damaged');
  const count = view.getUint16(endAt + 10, true);
  if (count > fileLimits.parts) return err('too_many_parts');
  const decoder = new TextDecoder();
  const parts: ZipPart[] = [];
  let at = view.getUint32(endAt + 16, true);
  let sum = 0;
  for (let read = 0; read < count; read += 1) {
    if (at + entry.bytes > endAt || view.getUint32(at, true) !== entry.signature) return err('damaged');
    if ((view.getUint16(at + 8, true) & encryptedFlag) !== 0) return err('password');
    const method = view.getUint16(at + 10, true);
    const packedBytes = view.getUint32(at + 20, true);
    const unpackedBytes = view.getUint32(at + 24, true);
    const nameBytes = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    sum += unpackedBytes;
    if (sum > fileLimits.unpackedBytes) return err('unpacks_too_large');
    if (start + local.bytes > endAt || view.getUint32(start, true) !== local.signature) return err('damaged');
    const dataAt = start + local.bytes + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    if (dataAt + packedBytes > endAt || (method !== 0 && method !== 8)) return err('damaged');
    parts.push({
      name: decoder.decode(bytes.subarray(at + entry.bytes, at + entry.bytes + nameBytes)),
      deflated: method === 8,
      packed: bytes.subarray(dataAt, dataAt + packedBytes),
      unpackedBytes,
    });
    at += entry.bytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return ok(parts);
}
