import { type RichText, richTextFromMarkdown } from '@cutsite/content/rich-text';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { fromEditor, toEditor } from './editor-document.ts';
import { textExtensions } from './text-extensions.ts';

/** What is kept after a text was opened and saved without an edit. */
function openedAndSaved(text: RichText): unknown {
  const schema = getSchema([...textExtensions]);
  const document = Node.fromJSON(schema, toEditor(text));
  document.check();
  return fromEditor(document.toJSON());
}

const all = `
  ## A heading

  Text with **bold**, *italic*, \`code\`, ~~struck~~ and [a link](/help).

  - one
    1. inside
    2. second
  - two

  > A quote.

  > [!warning] Wells look empty when they are dry.

  | Amount | Price |
  | --- | --- |
  | 2 nmol | $21.00 |

  \`\`\`fasta
  ACGT
  \`\`\`

  ![A guide](media:01900000-0000-7000-8000-000000000000 "It stops at the PAM.")

  ---

  The end.
`;

describe('a text that is opened and saved without an edit is the same (wish 7)', () => {
  test('every kind of node and mark', () => {
    const text = richTextFromMarkdown(all);
    expect(JSON.stringify(openedAndSaved(text))).toBe(JSON.stringify(text));
  });

  test('small letters above and below the line', () => {
    const piece = (text: string, type?: string) => ({ type: 'text', text, ...(type ? { marks: [{ type }] } : {}) });
    const content = [{ type: 'paragraph', content: [piece('H'), piece('2', 'subscript'), piece('x', 'superscript')] }];
    expect(openedAndSaved({ type: 'doc', content })).toEqual({ type: 'doc', content });
  });

  test('a node that the editor does not know waits in a box and comes back as it was', () => {
    const strange = { type: 'map', attrs: { place: [1, 2] }, content: [{ type: 'pin', text: 'x' }] };
    const content = [strange, { type: 'paragraph', content: [{ type: 'text', text: 'After it.' }] }];
    expect(openedAndSaved({ type: 'doc', content })).toEqual({ type: 'doc', content });
  });

  test('an empty text is no text', () => {
    expect(openedAndSaved({ type: 'doc', content: [] })).toBeUndefined();
  });
});
