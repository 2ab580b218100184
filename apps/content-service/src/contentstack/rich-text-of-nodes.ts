import { cleanRichText, type RichNode, type RichText } from '@cutsite/content/rich-text';
import { isJsonNode, type JsonNode } from './json-node.ts';
import { readHtml } from './read-html.ts';

type NodeMark = NonNullable<RichNode['marks']>[number];

const markOf: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italic',
  inlineCode: 'code',
  strikethrough: 'strike',
  subscript: 'subscript',
  superscript: 'superscript',
};

/** What stands in a line, or goes on in the one around it. */
const inline = new Set(['a', 'br', 'span', 'u', 'small', 'font', 'mark', 'label', 'fragment', 'abbr', 'cite', 'time']);
/** What only holds others: they stand in its place. */
const holders = new Set([
  'doc',
  'div',
  'section',
  'article',
  'main',
  'figure',
  'thead',
  'tbody',
  'tfoot',
  'html',
  'body',
]);

const node = (type: string, content: readonly RichNode[], attrs?: RichNode['attrs']): RichNode => ({
  type,
  ...(attrs === undefined ? {} : { attrs }),
  ...(content.length === 0 ? {} : { content }),
});

/**
 * A rich text field of Contentstack, as JSON or as HTML, as ours; cleaned by our allow-list, which keeps the words of
 * what it does not know.
 *
 * @param mediaOf the id under which a picture is kept, by its uid; null: it is not there
 * @returns null where the value is neither
 */
export function richTextOf(
  value: unknown,
  mediaOf: (uid: string) => string | null,
): { readonly text: RichText; readonly removed: readonly string[] } | null {
  const root = typeof value === 'string' ? readHtml(value) : isJsonNode(value) ? value : null;
  if (root === null) return null;
  const missing: string[] = [];

  function blocks(nodes: readonly JsonNode[]): RichNode[] {
    const made: RichNode[] = [];
    let line: JsonNode[] = [];
    const endLine = (): void => {
      const pieces = trimmed(line.flatMap((one) => pieceOf(one, [])));
      if (pieces.length > 0) made.push(node('paragraph', pieces));
      line = [];
    };
    for (const one of nodes) {
      if (one.text !== undefined || inline.has(one.type ?? '')) line.push(one);
      else {
        endLine();
        made.push(...blockOf(one));
      }
    }
    endLine();
    return made;
  }

  function blockOf(one: JsonNode): RichNode[] {
    const { type = '', children = [] } = one;
    const pieces = (): RichNode[] => trimmed(children.flatMap((child) => pieceOf(child, [])));
    if (holders.has(type)) return blocks(children);
    const [, level] = /^h([1-6])$/.exec(type) ?? [];
    if (level !== undefined) return [node('heading', pieces(), { level: Math.min(4, Math.max(2, Number(level))) })];
    switch (type) {
      case 'p':
        return blocks(children);
      case 'ul':
      case 'ol':
        return [node(type === 'ul' ? 'bulletList' : 'orderedList', inside(children, 'li').map(itemOf))];
      case 'blockquote':
        return [node('blockquote', blocks(children))];
      case 'code':
        return [node('codeBlock', [{ type: 'text', text: wordsOf(one) }])];
      case 'hr':
        return [node('horizontalRule', [])];
      case 'table':
        return [node('table', inside(children, 'tr').map(rowOf))];
      case 'img':
      case 'reference':
        return pictureOf(one);
      default:
        missing.push(`node ${type.slice(0, 60) || 'without a name'}`);
        return blocks(children);
    }
  }

  const itemOf = (item: JsonNode): RichNode => node('listItem', blocks(item.children ?? []));
  const rowOf = (row: JsonNode): RichNode =>
    node(
      'tableRow',
      (row.children ?? [])
        .filter(({ type }) => type === 'td' || type === 'th')
        .map((cell) => node(cell.type === 'th' ? 'tableHeader' : 'tableCell', blocks(cell.children ?? []))),
    );

  function pictureOf({ attrs = {} }: JsonNode): RichNode[] {
    const entry = attrs['type'] === 'entry' ? firstText(attrs, 'entry-uid') : '';
    if (entry !== '') {
      missing.push(`entry ${entry.slice(0, 60)}`);
      return [];
    }
    const uid = firstText(attrs, 'asset-uid');
    const media = uid === '' ? null : mediaOf(uid);
    if (media !== null) return [node('image', [], { media, alt: firstText(attrs, 'asset-alt', 'alt') })];
    missing.push(`picture ${(firstText(attrs, 'asset-link', 'src', 'url') || uid).slice(0, 60)}`);
    return [];
  }

  function pieceOf(one: JsonNode, marks: readonly NodeMark[]): RichNode[] {
    if (one.text !== undefined) {
      const own = Object.entries(markOf).flatMap(([flag, type]) => (one[flag] === true ? [{ type }] : []));
      const all = [...marks, ...own];
      const text = one.text.replace(/\s+/g, ' ');
      return text === '' ? [] : [{ type: 'text', text, ...(all.length > 0 ? { marks: all } : {}) }];
    }
    if (one.type === 'br') return [{ type: 'hardBreak' }];
    const children = one.children ?? [];
    if (one.type !== 'a') return children.flatMap((child) => pieceOf(child, marks));
    const link = { type: 'link', attrs: { href: firstText(one.attrs ?? {}, 'url') } };
    return children.flatMap((child) => pieceOf(child, [...marks, link]));
  }

  const { text, removed } = cleanRichText({ type: 'doc', content: blocks(root.children ?? []) });
  return { text, removed: [...missing, ...removed] };
}

/** The first of these that is a text; empty where none is. */
const firstText = (attrs: NonNullable<JsonNode['attrs']>, ...names: readonly string[]): string =>
  names.map((name) => attrs[name]).find((value) => typeof value === 'string') ?? '';

/** Those of a name, also below what only holds them. */
const inside = (nodes: readonly JsonNode[], type: string): JsonNode[] =>
  nodes.flatMap((node) =>
    node.type === type ? [node] : holders.has(node.type ?? '') ? inside(node.children ?? [], type) : [],
  );

const wordsOf = ({ text, children = [] }: JsonNode): string => text ?? children.map(wordsOf).join('');

/** Without space at the ends of the line; a line of space is none. */
function trimmed(pieces: readonly RichNode[]): RichNode[] {
  const first = pieces.findIndex((piece) => piece.text?.trim() !== '');
  const last = pieces.findLastIndex((piece) => piece.text?.trim() !== '');
  if (first === -1) return [];
  return pieces.slice(first, last + 1).map((piece, at, { length }) => {
    if (piece.text === undefined) return piece;
    const start = at === 0 ? piece.text.trimStart() : piece.text;
    return { ...piece, text: at === length - 1 ? start.trimEnd() : start };
  });
}
