import { beginsAs } from './attachment-content.ts';
import { type AttachmentHolder, maxAttachmentBytes } from './attachment-kinds.ts';
import { type AttachmentRefusal, attachmentMessage } from './attachment-messages.ts';
import { checkAttachmentName, shownFileName } from './attachment-name.ts';

/** What is known of a file before it leaves. */
export interface ChosenFile {
  readonly fileName: string;
  readonly byteSize: number;
  /** Its first bytes, as many as `beginsAs` looks at. */
  readonly head: Uint8Array;
}

/** Why a file is not taken (LI-12, RQ-13), asked before the first byte leaves; null: it may go. */
export function fileFault({ fileName, byteSize, head }: ChosenFile, holder: AttachmentHolder): string | null {
  const named = checkAttachmentName(fileName, holder);
  const say = (refusal: AttachmentRefusal) => attachmentMessage(refusal, shownFileName(fileName), holder);
  if (byteSize >= maxAttachmentBytes) return say('too_large');
  if (!named.ok) return say(named.error);
  if (byteSize === 0) return say('empty');
  return beginsAs(named.value.extension, head) ? null : say('other_content');
}
