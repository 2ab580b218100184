import type { RichNode, RichText } from '@cutsite/content/rich-text';

/** Nodes that the editor knows; every other one is shown as a closed box and comes back as it was (wish 7). */
const known = new Set([
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'note',
  'codeBlock',
  'horizontalRule',
  'image',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'text',
  'hardBreak',
]);

/** The name of the box in which a node waits that the editor does not know. */
export const unknownNode = 'unknownNode';

/** A text as the editor takes it. A document needs a paragraph to write into. */
export function toEditor(text: RichText | undefined): RichText {
  const content = (text?.content ?? []).map(boxed);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function boxed(node: RichNode): RichNode {
  if (!known.has(node.type)) return { type: unknownNode, attrs: { json: JSON.stringify(node) } };
  return node.content === undefined ? node : { ...node, content: node.content.map(boxed) };
}

/** What the editor holds as it is kept: without the attributes that the editor adds for itself. */
export function fromEditor(document: unknown): RichText | undefined {
  const content = ((document as RichText | null)?.content ?? []).flatMap(unboxed);
  const isEmpty = content.every((node) => node.type === 'paragraph' && (node.content ?? []).length === 0);
  return isEmpty ? undefined : { type: 'doc', content };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function unboxed(node: RichNode): RichNode[] {
  if (node.type === unknownNode) return [JSON.parse(textOf(node.attrs?.['json'])) as RichNode];
  const attrs = Object.entries(node.attrs ?? {}).filter(([name, value]) => value !== null && !isDefault(name, value));
  const marks = node.marks?.map(({ type, attrs: own }) =>
    type === 'link' ? { type, attrs: { href: textOf(own?.['href']) } } : { type },
  );
  return [
    {
      type: node.type,
      ...(attrs.length === 0 ? {} : { attrs: Object.fromEntries(attrs) }),
      ...(node.content === undefined ? {} : { content: node.content.flatMap(unboxed) }),
      ...(node.text === undefined ? {} : { text: node.text }),
      ...(marks === undefined || marks.length === 0 ? {} : { marks }),
    },
  ];
}

/** Values that say what is so without them. */
const isDefault = (name: string, value: unknown): boolean =>
  ((name === 'colspan' || name === 'rowspan' || name === 'start') && value === 1) || value === undefined;
