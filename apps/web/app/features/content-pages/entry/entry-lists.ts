import { facet } from '@cutsite/content/entry';
import type { StoredBlock } from '@cutsite/content/field';
import type { ShownEntry } from '@cutsite/content/type';
import type { ContentCard, ContentQuery, ContentSource } from '../../../platform/content/content-source.ts';

/** How many press releases are shown (CT-35), and how many help articles are fetched at most (CT-34). */
const pressPosts = 10;
const maxHelpArticles = 100;
/** Articles that are shown below one of them, by the day of their last change (CT-25). */
const recentPosts = 4;

const all = { facets: [], skip: 0, limit: 100 } as const;

/** Lists that the page of an entry shows beside its own fields, by the name that the page knows them by. */
function listsBeside(entry: ShownEntry): Readonly<Record<string, ContentQuery>> {
  const slug = entry.url?.split('/').at(-1) ?? '';
  switch (entry.type) {
    // One more, because it may be among them itself.
    case 'blog_post':
      return { recent: { ...all, types: ['blog_post'], order: 'newest', limit: recentPosts + 1 } };
    case 'author':
      return { posts: { ...all, types: ['blog_post'], facets: [[facet('author', slug)]], order: 'newest', limit: 24 } };
    case 'help_category':
      return {
        articles: {
          ...all,
          types: ['help_article'],
          facets: [[facet('category', entry.fields.slug)]],
          order: 'title',
          limit: maxHelpArticles,
        },
      };
    case 'guide_home':
      return { chapters: { ...all, types: ['guide_chapter'], facets: [[facet('guide', slug)]], order: 'number' } };
    case 'guide_chapter': {
      const guide = entry.fields.guide?.url?.split('/').at(-1) ?? '';
      return { chapters: { ...all, types: ['guide_chapter'], facets: [[facet('guide', guide)]], order: 'number' } };
    }
    case 'press_landing':
      return {
        releases: { ...all, types: ['press_release_page'], order: 'newest', limit: pressPosts },
        news: { ...all, types: ['press_news'], order: 'newest', limit: pressPosts },
      };
    default:
      return {};
  }
}

/** The lists of the blocks of an entry, by the id of the block. */
function queriesOfBlocks(blocks: readonly StoredBlock[]): Readonly<Record<string, ContentQuery>> {
  return Object.fromEntries(
    blocks.filter(({ block }) => block === 'entry_list').map((block) => [block.id, queryOfBlock(block)]),
  );
}

type Reference = { readonly card: Readonly<Record<string, unknown>> } | undefined;

function queryOfBlock(block: StoredBlock): ContentQuery {
  const type = String(block['type']);
  const tag = (block['tag'] as Reference)?.card;
  const category = (block['category'] as Reference)?.card;
  const facets = [
    ...(tag ? [[facet(String(tag['tag_type']).replaceAll('-', '_'), String(tag['slug']))]] : []),
    ...(category ? [[facet('category', String(category['slug']))]] : []),
  ];
  const isNumbered = type === 'guide_chapter' || type === 'team_member';
  const order = isNumbered ? 'number' : 'newest';
  return { types: [type], facets, order, skip: 0, limit: typeof block['most'] === 'number' ? block['most'] : 4 };
}

/** Looks up what the blocks of a page list. */
export const listsOfBlocks = (
  blocks: readonly StoredBlock[],
  content: ContentSource,
): Promise<Readonly<Record<string, readonly ContentCard[]>>> => listed(queriesOfBlocks(blocks), content);

async function listed(
  queries: Readonly<Record<string, ContentQuery>>,
  content: ContentSource,
): Promise<Readonly<Record<string, readonly ContentCard[]>>> {
  const found = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => [name, (await content.list(query)).entries] as const),
  );
  return Object.fromEntries(found);
}

/** Looks up everything that the page of an entry lists. */
export async function entryLists(
  entry: ShownEntry,
  content: ContentSource,
): Promise<Readonly<Record<string, readonly ContentCard[]>>> {
  const blocks = 'blocks' in entry.fields ? (entry.fields.blocks ?? []) : [];
  const found = await listed({ ...queriesOfBlocks(blocks), ...listsBeside(entry) }, content);
  const { recent } = found;
  if (recent === undefined) return found;
  return { ...found, recent: recent.filter(({ id }) => id !== entry.id).slice(0, recentPosts) };
}
