/** How a piece of text is set. */
export type Mark =
  | { readonly type: 'bold' | 'italic' | 'code' | 'strike' | 'subscript' | 'superscript' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

/** A node of the editor's JSON, as the editor and the database keep it. */
export interface RichNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly RichNode[] | undefined;
  readonly text?: string | undefined;
  readonly marks?:
    | readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> | undefined }[]
    | undefined;
}

/** Rich text: the editor's JSON, a document of nodes. */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly RichNode[];
}

export const emptyRichText: RichText = { type: 'doc', content: [] };

/** Every node of a text, in reading order. */
export function* walk(nodes: readonly RichNode[]): Generator<RichNode> {
  for (const node of nodes) {
    yield node;
    if (node.content !== undefined) yield* walk(node.content);
  }
}

/** The words of nodes, without anything between the pieces of a line, and with a space between blocks. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text ?? '';
      if (node.type === 'hardBreak') return ' ';
      const inside = plainText(node.content ?? []);
      return inlineParents.has(node.type) ? `${inside} ` : inside;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

/** Nodes that hold pieces of a line, or what the next node must not run into. */
const inlineParents = new Set(['paragraph', 'heading', 'codeBlock', 'listItem', 'tableCell', 'tableHeader']);

/** Whether there is nothing to be read or seen. */
export const isEmptyRichText = (text: RichText): boolean =>
  [...walk(text.content)].every(({ type, text: words }) =>
    type === 'text' ? (words ?? '').trim() === '' : type !== 'image',
  );
