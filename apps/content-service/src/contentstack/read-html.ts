import { Parser } from 'htmlparser2';
import type { JsonNode } from './json-node.ts';

/** Elements whose content is no text. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'object', 'iframe', 'head']);

const markOf: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  code: 'inlineCode',
  s: 'strikethrough',
  del: 'strikethrough',
  strike: 'strikethrough',
  sub: 'subscript',
  sup: 'superscript',
};

interface Open {
  readonly type: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: JsonNode[];
}

/**
 * HTML of a rich text field as the nodes that the JSON editor would have kept. What no page shows is left out when the
 * nodes are read; here nothing is judged but what is no text at all.
 */
export function readHtml(html: string): JsonNode {
  const root: Open = { type: 'doc', attrs: {}, children: [] };
  const open: Open[] = [root];
  let skipped = 0;
  const marks: string[] = [];
  const top = (): Open => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag: (name, attrs) => {
      if (skipped > 0 || unread.has(name)) {
        skipped += 1;
        return;
      }
      const mark = open.some(({ type }) => type === 'pre') ? undefined : markOf[name];
      if (mark !== undefined) marks.push(mark);
      else open.push({ type: name, attrs, children: [] });
    },
    ontext: (text) => {
      if (skipped > 0) return;
      top().children.push({ text, ...Object.fromEntries(marks.map((mark) => [mark, true])) });
    },
    onclosetag: (name) => {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      const mark = open.some(({ type }) => type === 'pre') ? undefined : markOf[name];
      if (mark !== undefined) {
        marks.splice(marks.lastIndexOf(mark), 1);
        return;
      }
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed !== undefined) top().children.push(nodeOf(closed));
    },
  });
  parser.write(html);
  parser.end();
  return { type: 'doc', children: root.children };
}

/** Under the names that the JSON editor gives. */
function nodeOf({ type, attrs, children }: Open): JsonNode {
  if (type === 'a') return { type, attrs: { url: attrs['href'] }, children };
  if (type === 'img')
    return { type, attrs: { ...attrs, 'asset-uid': attrs['asset_uid'] ?? attrs['data-sys-asset-uid'] } };
  return { type: type === 'pre' ? 'code' : type, attrs, children };
}
