import { aBlock, plainHome, type ShownBlock, type ShownBlockOf } from '@cutsite/content/block';
import { type GuidedQuestion, guidedQuestions } from '@cutsite/domain/guided-edit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentCard } from '../../../platform/content/content-source.ts';
import { CallToAction } from './call-to-action.tsx';
import { EntryList, ListedEntries } from './entry-list.tsx';

const shown = <B extends ShownBlock['block']>(block: object) => block as ShownBlockOf<B>;
const actions = ['One', 'Two', 'Three', 'Four'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));

const callWith = (count: number): string => {
  const block = aBlock('call', 'call_to_action', { heading: 'Go on', actions: actions.slice(0, count) });
  return renderToStaticMarkup(<CallToAction block={shown<'call_to_action'>(block)} />);
};

test('up to three actions are buttons, four are a list of choices', () => {
  expect(callWith(3)).not.toContain('<ul');
  expect(callWith(4).match(/<li>/g)).toHaveLength(4);
  expect(callWith(4)).toContain('href="/four"');
});

test('the choices of the home page are answers to the first question of the guided edit (CT-1, RQ-17)', () => {
  const [goal] = guidedQuestions as readonly [Extract<GuidedQuestion, { kind: 'choice' }>];
  const known = goal.options.map(({ value }) => `/guided-edit?goal=${value}`);
  const hrefs = plainHome.flatMap(({ block, ...fields }) =>
    block === 'call_to_action' ? (fields['actions'] as typeof actions).map(({ href }) => href) : [],
  );
  expect(hrefs).toHaveLength(4);
  expect(known).toEqual(expect.arrayContaining(hrefs));
});

const articles: readonly ContentCard[] = [
  { id: 'a', type: 'blog_post', url: '/blog/a', title: 'An article', card: {} },
];
const listWith = (fields: object): string => {
  const block = { id: 'articles', block: 'entry_list', heading: 'From the bench', ...fields };
  return renderToStaticMarkup(
    <ListedEntries value={{ articles }}>
      <EntryList block={shown<'entry_list'>(block)} />
    </ListedEntries>,
  );
};

test('a list of the latest leads to all of them', () => {
  expect(listWith({ type: 'blog_post' })).toContain('<a href="/blog">All articles</a>');
});

test.each([
  ['of one tag', { type: 'blog_post', tag: { id: 't', type: 'tag', title: 'Cells', url: null, card: {} } }],
  ['of a type that no page lists', { type: 'press_news' }],
])('a list %s leads nowhere else', (_, fields) => {
  expect(listWith(fields)).not.toContain('All ');
});
