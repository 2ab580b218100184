import { describe, expect, test } from 'vitest';
import { emptyRichText, richTextFromMarkdown } from '../rich-text/index.ts';
import { emptiedFields } from './index.ts';

const words = richTextFromMarkdown('## The PAM\n\nThree letters.');
const picture = { type: 'doc', content: [{ type: 'image', attrs: { media: 'a', alt: '' } }] } as const;
const block = (id: string) => ({ id, block: 'hero' });
const emptied = (published: object, draft: object) =>
  emptiedFields('case_study', published as never, draft as never).map(({ label, was }) => `${label}: ${was}`);

describe('What a draft has emptied that visitors see (CT-55, wish 5)', () => {
  test.each([
    ['a text without its words', { body: words }, { body: emptyRichText }, ['Text: 4 words']],
    ['a text that is gone', { body: words }, {}, ['Text: 4 words']],
    ['a text of pictures', { body: picture }, { body: emptyRichText }, ['Text: pictures']],
    ['one that was empty on the site', { body: emptyRichText }, {}, []],
    ['one that was never there', {}, {}, []],
    ['one that has a word left', { body: words }, { body: richTextFromMarkdown('A') }, []],
    ['a line, which is no document', { title: 'The PAM' }, { title: '' }, []],
  ])('%s', (_, published, draft, said) => {
    expect(emptied(published, draft)).toEqual(said);
  });

  test('counts the blocks of a page', () => {
    const published = { blocks: [block('a'), block('b')] };
    expect(emptiedFields('landing', published, { blocks: [] })).toMatchObject([{ name: 'blocks', was: '2 blocks' }]);
    expect(emptiedFields('landing', published, { blocks: [block('b')] })).toEqual([]);
  });
});
