import { expect, test } from 'vitest';
import { type ContentSource, noContent } from '../../../platform/content/content-source.ts';
import { besideTag } from './beside-tag.ts';

const tag = (type: string, slug: string, title: string) => ({
  id: slug,
  type: 'tag',
  url: null,
  title,
  card: { tag_type: type, slug },
});

const content: ContentSource = {
  ...noContent,
  list: async ({ types, facets }) => {
    if (types.includes('tag')) {
      return {
        total: 2,
        entries: [tag('application', 'screens', 'Screens'), tag('research-area', 'cancer', 'Oncology')],
      };
    }
    const isAsked = facets[0]?.[0] === 'application:screens';
    return {
      total: isAsked && types[0] === 'resource' ? 4 : isAsked && types[0] === 'case_study' ? 1 : 0,
      entries: [],
    };
  },
  facets: async () => [
    { facet: 'application:screens', count: 9 },
    { facet: 'research_area:cancer', count: 2 },
    { facet: 'research_area:unnamed', count: 3 },
    { facet: 'year:2026', count: 9 },
  ],
};

test('the page of a tag names what else stands under it, and the tags that stand beside it (CT-73)', async () => {
  expect(await besideTag(content, 'application', 'screens')).toEqual({
    also: [
      { label: '4 resources', href: '/resources?application=screens' },
      { label: '1 example', href: '/stories?application=screens' },
    ],
    near: [{ label: 'Oncology', href: '/blog/research-area/cancer' }],
  });
});
