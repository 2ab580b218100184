import type { RichText } from './rich-text.ts';

/** Nodes inside of nodes; a list in a list in a table has some ten. */
const deepest = 60;
/** Characters of JSON; what is longer is a book. */
const longest = 400_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjectOrNone = (value: unknown): boolean => value === undefined || isObject(value);

function isNode(value: unknown, depth: number): boolean {
  if (!isObject(value) || depth > deepest || typeof value['type'] !== 'string') return false;
  const { text, attrs, marks, content } = value;
  return (
    (text === undefined || typeof text === 'string') &&
    isObjectOrNone(attrs) &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isMark))) &&
    (content === undefined || (Array.isArray(content) && content.every((node) => isNode(node, depth + 1))))
  );
}

const isMark = (value: unknown): boolean =>
  isObject(value) && typeof value['type'] === 'string' && isObjectOrNone(value['attrs']);

/** Whether a value has the shape of rich text, whatever its nodes are. */
export function isRichText(value: unknown): value is RichText {
  return (
    isObject(value) &&
    value['type'] === 'doc' &&
    Array.isArray(value['content']) &&
    isNode(value, 0) &&
    JSON.stringify(value).length <= longest
  );
}
