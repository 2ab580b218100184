import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedNodes } from './allowed-nodes.ts';
import {
  cleanRichText,
  isEmptyRichText,
  isRichText,
  outlineOf,
  plainText,
  type RichNode,
  type RichText,
  readingMinutes,
  richTextFromMarkdown,
  walk,
} from './index.ts';

const doc = (...content: RichNode[]): RichText => ({ type: 'doc', content });
const words = (text: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({ type: 'text', text, marks });
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });

describe('cleaning rich text', () => {
  test.each<[string, RichNode, string]>([
    ['a script', { type: 'script', content: [words('alert(1)')] }, 'node script'],
    ['a frame', { type: 'iframe', attrs: { src: 'https://elsewhere.example' } }, 'node iframe'],
    ['HTML as it is', { type: 'html', attrs: { html: '<img onerror=x>' } }, 'node html'],
    ['a name from the prototype', { type: 'constructor' }, 'node constructor'],
    ['a picture without media', { type: 'image', attrs: { src: 'https://elsewhere.example/pixel.gif' } }, 'node image'],
    ['a heading of the page itself', { type: 'heading', attrs: { level: 1 }, content: [words('x')] }, 'node heading'],
    ['an attribute with code', { type: 'paragraph', attrs: { onclick: 'x' } }, 'paragraph onclick'],
    ['a style', { type: 'paragraph', attrs: { style: 'position:fixed' } }, 'paragraph style'],
    ['a link with code', paragraph(words('x', { type: 'link', attrs: { href: 'javascript:x' } })), 'link javascript:x'],
    ['a link without an address', paragraph(words('x', { type: 'link' })), 'link undefined'],
    ['a mark that is not known', paragraph(words('x', { type: 'blink' })), 'mark blink'],
    ['a list item outside of a list', { type: 'listItem', content: [paragraph(words('x'))] }, 'node listItem'],
    ['a table in a paragraph', paragraph({ type: 'table' }), 'node table'],
  ])('takes away %s, and says so', (_title, node, removed) => {
    expect(cleanRichText(doc(node)).removed).toContain(removed);
  });

  test('keeps the words of what it takes away', () => {
    const { text } = cleanRichText(
      doc({ type: 'marquee', content: [paragraph(words('kept'))] }, { type: 'blob', content: [words('too')] }),
    );
    expect(plainText(text.content).trim()).toBe('kept too');
  });

  test('leaves what is allowed as it is, to the byte', () => {
    const text = richTextFromMarkdown(
      '## One\n\nA **b** *c* `d` [e](/help).\n\n- f\n  - g\n\n1. h\n\n> [!note] i\n\n| j | k |\n|---|---|\n| l | m |\n\n```sh\nn\n```\n\n---\n\n![o](media:x "p")',
    );
    const cleaned = cleanRichText(text);
    expect(cleaned.removed).toEqual([]);
    expect(JSON.stringify(cleaned.text)).toBe(JSON.stringify(text));
  });

  test('ends at any depth', () => {
    let node: RichNode = paragraph(words('deep'));
    for (let depth = 0; depth < 500; depth += 1) node = { type: 'blockquote', content: [node] };
    expect(cleanRichText(doc(node)).removed).toContain('nodes too deep');
  });

  test.each([
    null,
    [],
    { type: 'doc' },
    { type: 'doc', content: [null] },
    { type: 'doc', content: [{ type: 1 }] },
    { type: 'doc', content: [{ type: 'text', text: 1 }] },
  ])('is not asked of %j, which is no rich text', (value) => expect(isRichText(value)).toBe(false));

  const anyNode = fc.letrec<{ node: RichNode }>((tie) => ({
    node: fc.record(
      {
        type: fc.constantFrom(...Object.keys(allowedNodes), 'text', 'script', '__proto__'),
        text: fc.string(),
        attrs: fc.dictionary(fc.constantFrom('level', 'media', 'href', 'tone', 'onclick'), fc.anything()),
        marks: fc.array(
          fc.record({ type: fc.constantFrom('bold', 'link', 'blink'), attrs: fc.record({ href: fc.webUrl() }) }),
        ),
        content: fc.array(tie('node'), { maxLength: 3 }),
      },
      { requiredKeys: ['type'] },
    ),
  })).node;

  test('whatever comes in, only what is allowed comes out, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 4 }), (content) => {
        const { text } = cleanRichText({ type: 'doc', content });
        for (const { type } of walk(text.content))
          expect(type === 'text' || Object.hasOwn(allowedNodes, type)).toBe(true);
        const again = cleanRichText(text);
        expect(again.removed).toEqual([]);
        expect(again.text).toEqual(text);
      }),
    );
  });
});

describe('Markdown', () => {
  test('of a template is outdented, and a line that is broken goes on', () => {
    const text = richTextFromMarkdown(`
      A line
      goes on.

      ## What *goes* wrong
    `);
    expect(plainText(text.content).trim()).toBe('A line goes on. What goes wrong');
    expect(text.content[1]).toMatchObject({ type: 'heading', attrs: { level: 2 } });
  });

  test('has notes, and shows tags of HTML as words', () => {
    const text = richTextFromMarkdown('> [!warning] Cold.\n\n<script>alert(1)</script>');
    expect(text.content[0]).toMatchObject({ type: 'note', attrs: { tone: 'warning' } });
    expect(plainText(text.content)).toContain('<script>alert(1)</script>');
  });
});

test('headings have places of their own, the same words too', () => {
  const text = richTextFromMarkdown('## Steps\n\nx\n\n### Steps\n\n## 5′');
  expect(outlineOf(text).map(({ id, level }) => [id, level])).toEqual([
    ['steps', 2],
    ['steps-2', 3],
    ['5', 2],
  ]);
});

test('a text of white space is empty, and a picture alone is not', () => {
  expect(isEmptyRichText(doc(paragraph(words('  '))))).toBe(true);
  expect(isEmptyRichText(doc({ type: 'image', attrs: { media: 'x' } }))).toBe(false);
  expect(readingMinutes('one two')).toBe(1);
});
