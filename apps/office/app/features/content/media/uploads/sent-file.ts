import type { addMedia } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { fileMoment } from '@cutsite/domain/day-text';

/** The endings of the files that are taken. */
export const mediaEndings = '.jpg,.jpeg,.png,.webp,.avif,.svg,.pdf,.mp3,.wav,.ogg,.mp4,.webm,.csv,.xlsx,.zip';

/** What there may be in a file, said before one is chosen. */
export const mediaLimits =
  'JPEG, PNG, WebP or AVIF up to 20 MB, SVG up to 2 MB; PDF, MP3, WAV, Ogg, MP4, WebM, CSV, XLSX or ZIP under 100 MB.';

/** A picture or file that was just sent. */
export type AddedMedia = SuccessAnswer<typeof addMedia>['body'];

const tooManyBytes = 100_000_000;

/** Why a file is not even sent; null: it is. The service looks at it for itself. */
export const refusalOf = (file: File): string | null =>
  file.size >= tooManyBytes ? `${file.name} exceeds max file size of 100MB` : null;

/** What a file is called when it comes from the clipboard, where every picture has the same name. */
export function nameOf(file: File): string {
  const isNameless = /^(?:image|unnamed|blob)?\.?[a-z]*$/i.test(file.name);
  if (!isNameless) return file.name;
  return `pasted-${fileMoment(new Date())}.${file.type.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'png'}`;
}
