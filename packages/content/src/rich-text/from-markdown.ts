import { lexer, type Token, type Tokens } from 'marked';
import type { RichNode, RichText } from './rich-text.ts';

type NodeMark = NonNullable<RichNode['marks']>[number];

/**
 * Rich text from Markdown: headings from `##`, lists, tables, quotes, code, links, bold and italic, and pictures of the
 * media as `![what it shows](media:ID "caption")`. A quote that begins with `[!note]` or `[!warning]` becomes a note.
 * Tags of HTML are plain text.
 */
export function richTextFromMarkdown(markdown: string): RichText {
  return { type: 'doc', content: lexer(outdented(markdown), { gfm: true }).flatMap(blockOf) };
}

/** Text in a template of code is indented as the code is. */
function outdented(text: string): string {
  const lines = text.replace(/^\n/, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n');
}

const node = (type: string, content: readonly RichNode[], attrs?: RichNode['attrs']): RichNode => ({
  type,
  ...(attrs === undefined ? {} : { attrs }),
  ...(content.length === 0 ? {} : { content }),
});

const paragraph = (content: readonly RichNode[]): RichNode => node('paragraph', content);

function blockOf(token: Token): RichNode[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return [
        node(
          'heading',
          tokens.flatMap((part) => inlineOf(part)),
          { level: Math.min(4, Math.max(2, depth)) },
        ),
      ];
    }
    case 'paragraph':
    case 'text':
      return paragraphOf(token as Tokens.Paragraph | Tokens.Text);
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [
        node(
          ordered ? 'orderedList' : 'bulletList',
          items.map((item) => node('listItem', item.tokens.flatMap(blockOf))),
        ),
      ];
    }
    case 'blockquote':
      return [quoteOrNote(token as Tokens.Blockquote)];
    case 'code': {
      const { text, lang } = token as Tokens.Code;
      return [node('codeBlock', [{ type: 'text', text }], lang ? { language: lang } : undefined)];
    }
    case 'hr':
      return [node('horizontalRule', [])];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'html':
      return [paragraph([{ type: 'text', text: (token as Tokens.HTML).text.trim() }])];
    default:
      return [];
  }
}

/** A picture alone in its paragraph is one of its own. */
function paragraphOf(token: Tokens.Paragraph | Tokens.Text): RichNode[] {
  const parts = token.tokens ?? [{ type: 'text', raw: token.raw, text: token.text }];
  const [first] = parts;
  if (parts.length === 1 && first?.type === 'image') {
    const { href, text, title } = first as Tokens.Image;
    const caption = title ? { caption: title } : {};
    return [node('image', [], { media: href.replace(/^media:/, ''), alt: text, ...caption })];
  }
  return [paragraph(parts.flatMap((part) => inlineOf(part)))];
}

const noteMark = /^\[!(note|warning)\]\s*/i;

function quoteOrNote({ tokens, text }: Tokens.Blockquote): RichNode {
  const tone = noteMark.exec(text)?.[1]?.toLowerCase();
  if (tone === undefined) return node('blockquote', tokens.flatMap(blockOf));
  const inside = lexer(text.replace(noteMark, ''), { gfm: true }).flatMap(blockOf);
  return node('note', inside, { tone: tone === 'warning' ? 'warning' : 'info' });
}

function tableOf({ header, rows }: Tokens.Table): RichNode {
  const cell = (type: string) => (one: Tokens.TableCell) =>
    node(type, [paragraph(one.tokens.flatMap((part) => inlineOf(part)))]);
  const line = (type: string, cells: readonly Tokens.TableCell[]) => node('tableRow', cells.map(cell(type)));
  return node('table', [line('tableHeader', header), ...rows.map((row) => line('tableCell', row))]);
}

const markOf: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', del: 'strike' };

function inlineOf(token: Token, marks: readonly NodeMark[] = []): RichNode[] {
  const piece = (text: string, more: readonly NodeMark[] = marks): RichNode[] =>
    text === '' ? [] : [{ type: 'text', text, ...(more.length > 0 ? { marks: more } : {}) }];
  const inside = (more: readonly NodeMark[]): RichNode[] =>
    ('tokens' in token && token.tokens ? token.tokens : []).flatMap((part: Token) => inlineOf(part, more));
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return inside([...marks, { type: markOf[token.type] ?? 'bold' }]);
    case 'codespan':
      return piece((token as Tokens.Codespan).text, [...marks, { type: 'code' }]);
    case 'link':
      return inside([...marks, { type: 'link', attrs: { href: (token as Tokens.Link).href } }]);
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'text':
      return 'tokens' in token && token.tokens ? inside(marks) : piece(oneLine(token.text as string));
    default:
      return piece('text' in token ? oneLine(String(token.text)) : token.raw);
  }
}

/** A line that is broken in the source goes on. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
