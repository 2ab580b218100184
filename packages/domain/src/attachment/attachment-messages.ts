import { type AttachmentExtension, type AttachmentHolder, attachmentKinds } from './attachment-kinds.ts';

/** Why a file is not attached. */
export type AttachmentRefusal =
  | 'name_missing'
  | 'kind_unknown'
  | 'empty'
  | 'too_large'
  | 'other_content'
  | 'too_many'
  | 'account_full'
  | 'store_full';

/** The sentence for a refused file; the words of `too_large` are given (LI-12). */
export function attachmentMessage(refusal: AttachmentRefusal, fileName: string, holder: AttachmentHolder): string {
  return sentences[refusal](fileName, holder);
}

function listOfKinds({ kinds }: AttachmentHolder): string {
  const labels = [...new Set(kinds.map((kind) => attachmentKinds[kind].label))];
  return `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}

const sentences = {
  name_missing: () => 'The file needs a name, such as PO-4711.pdf.',
  kind_unknown: (file, holder) => `${file} can't be attached. Please attach a ${listOfKinds(holder)} file.`,
  empty: (file) => `${file} is empty.`,
  too_large: (file) => `${file} exceeds max file size of 100MB`,
  other_content: (file) =>
    `The content of ${file} is not ${kindOf(file)}, although its name says so. Please save it as ${kindOf(file)} again.`,
  account_full: (file) =>
    `${file} was not added: the files of your account take up all the space it has. Please remove some.`,
  store_full: (file) =>
    `${file} was not added: the store has no space left for files at present. Please try again later.`,
  too_many: (_file, { noun, maxFiles }) =>
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} holds at most ${maxFiles} files. Please remove one first.`,
} satisfies Readonly<Record<AttachmentRefusal, (file: string, holder: AttachmentHolder) => string>>;

function kindOf(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(attachmentKinds, extension) ? attachmentKinds[extension as AttachmentExtension].label : 'file';
}
