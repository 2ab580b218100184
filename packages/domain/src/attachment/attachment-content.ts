import { type AttachmentExtension, attachmentKinds } from './attachment-kinds.ts';

/** Bytes of the beginning that {@link beginsAs} looks at. */
export const headLength = 64;

const starts = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  office: [0x50, 0x4b, 0x03, 0x04],
  text: [],
  zip: [0x50, 0x4b, 0x03, 0x04],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Names that programs put first into the archive that a DOCX or XLSX is; an archive of anything else has others. */
const officeEntry = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|word\/|xl\/)/;
const entryNameAt = 30;

/**
 * Whether the first bytes are those of the kind that the name promises (promise F2).
 *
 * @param head the first {@link headLength} bytes, or all of a shorter file
 */
export function beginsAs(extension: AttachmentExtension, head: Uint8Array): boolean {
  const { content } = attachmentKinds[extension];
  if (!starts[content].every((byte, index) => head[index] === byte)) return false;
  if (content === 'office') return officeEntry.test(latin(head.subarray(entryNameAt)));
  return mayBePartOf(extension, head);
}

/**
 * Whether bytes from anywhere in a file can belong to its kind: a text has no control characters but line ends and
 * tabs.
 */
export function mayBePartOf(extension: AttachmentExtension, bytes: Uint8Array): boolean {
  return attachmentKinds[extension].content !== 'text' || !bytes.some(isControl);
}

const tab = 0x09;
const carriageReturn = 0x0d;

/** Letters of any encoding begin at 0x20; from tab to carriage return are the line ends and what old programs use. */
function isControl(byte: number): boolean {
  return byte < 0x20 && (byte < tab || byte > carriageReturn);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
