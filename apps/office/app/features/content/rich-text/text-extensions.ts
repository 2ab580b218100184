import { isAllowedLink } from '@cutsite/content/link';
import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { unknownNode } from './editor-document.ts';

const small = (name: string, tag: string, excludes: string) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** A note beside the text: information, or a warning. */
const note = Node.create({
  name: 'note',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'info',
      parseHTML: (element) => element.getAttribute('data-tone') ?? 'info',
      renderHTML: ({ tone }) => ({ 'data-tone': String(tone) }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** A picture of the media. It stands in the text by its words; the preview shows it. */
const image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ media: { default: null }, alt: { default: null }, caption: { default: null } }),
  // A picture that is pasted is no picture of the media: it would come from elsewhere.
  parseHTML: () => [],
  renderHTML: ({ node }) => [
    'figure',
    { 'data-picture': '' },
    `Picture: ${String(node.attrs['alt'] ?? '') || 'without words'}${node.attrs['caption'] ? `. ${String(node.attrs['caption'])}` : ''}`,
  ],
});

/** Something that a newer editor has written. It stays as it is. */
const unknown = Node.create({
  name: unknownNode,
  group: 'block',
  atom: true,
  addAttributes: () => ({ json: { default: '{}', rendered: false } }),
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-unknown': '' }),
    'Something that this editor does not know. It stays as it is.',
  ],
});

/** What a text can hold: the nodes and marks of the allow-list, and the box for others. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    trailingNode: false,
    // Steps are those of the whole draft: they outlive the field.
    undoRedo: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (href) => href !== undefined && isAllowedLink(href) },
  }),
  TableKit.configure({ table: { resizable: false } }),
  small('subscript', 'sub', 'superscript'),
  small('superscript', 'sup', 'subscript'),
  note,
  image,
  unknown,
];
