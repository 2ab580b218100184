import { err, ok, type Result } from '../result/index.ts';
import { trimCharacters } from '../text/index.ts';
import type { AttachmentExtension, AttachmentHolder } from './attachment-kinds.ts';

/** A name that can be shown, and the kind that it promises. */
export interface AttachmentName {
  readonly fileName: string;
  readonly extension: AttachmentExtension;
}

/** Characters kept of a name, without its end, which says the kind. */
const maxNameLength = 120;

/** Control characters, and the invisible ones that turn the direction of writing: `gpj.exe` would be read `exe.jpg`. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Reads the name of a file as somebody's machine gives it. What is left is a name to show: folders, control characters
 * and leading dots are gone. It never becomes a path (promise F2); files are kept under ids.
 */
export function checkAttachmentName(
  given: string,
  holder: AttachmentHolder,
): Result<AttachmentName, 'name_missing' | 'kind_unknown'> {
  const shown = cleaned(given);
  if (shown === '') return err('name_missing');
  const dot = shown.lastIndexOf('.');
  const end = shown.slice(dot + 1).toLowerCase();
  const extension = holder.kinds.find((kind) => kind === end);
  if (dot < 1 || extension === undefined) return err('kind_unknown');
  return ok({ fileName: `${firstOf(shown.slice(0, dot))}.${shown.slice(dot + 1)}`, extension });
}

/** A name of any kind, as a sentence about the file calls it. */
export function shownFileName(given: string): string {
  const shown = firstOf(cleaned(given));
  return shown === '' ? 'The file' : shown;
}

function cleaned(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/\s+/g, ' ').replace(invisible, '').normalize('NFC');
  return trimCharacters(visible, '. ');
}

function firstOf(text: string): string {
  return [...text].slice(0, maxNameLength).join('');
}
