import { type ContentTypeName, contentTypeNames } from '@cutsite/content/type';

/** How a type of theirs becomes one of ours. */
export interface TypeMapping {
  /** The uid of their content type. */
  readonly uid: string;
  /** Our field and the uid of theirs; what is not named here has the same name there. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Contentstack keeps a list of words under `tags` in every entry: ours are references, and stand beside it. */
const page = { tags: 'tag_references', seo_title: 'seo.title', seo_description: 'seo.description' } as const;
const blocks = { ...page, blocks: 'page_components' } as const;
const same = {} as const;

/** Every type of ours (docs/adding/a-content-type.md says when a row changes). */
export const mappings: Readonly<Record<ContentTypeName, TypeMapping>> = {
  blog_post: { uid: 'blog_post', fields: { ...page, category: 'blog_category' } },
  author: { uid: 'author', fields: page },
  blog_category: { uid: 'blog_category', fields: same },
  tag: { uid: 'tag', fields: same },
  help_article: { uid: 'help_article', fields: { ...page, categories: 'help_category', tags: 'category_tags' } },
  help_category: { uid: 'help_category', fields: page },
  press_release_page: { uid: 'press_release_page', fields: page },
  press_news: { uid: 'press_news', fields: { href: 'link' } },
  podcast_episode: { uid: 'podcast_episode', fields: page },
  event: { uid: 'event', fields: page },
  resource: { uid: 'resource', fields: page },
  publication: { uid: 'publication', fields: page },
  guide_chapter: { uid: 'guide_chapter', fields: page },
  legal: { uid: 'legal', fields: page },
  team_member: { uid: 'team_member', fields: same },
  guided_edit_question: { uid: 'guided_edit_question', fields: same },
  guided_edit_destination: { uid: 'guided_edit_destination', fields: { href: 'link' } },
  pricing: { uid: 'pricing', fields: page },
  cost_calculator: { uid: 'cost_calculator', fields: page },
  product: { uid: 'product', fields: blocks },
  enhanced_product: { uid: 'enhanced_product', fields: blocks },
  product_family: { uid: 'product_family', fields: blocks },
  application_detail: { uid: 'application_detail', fields: blocks },
  workflow: { uid: 'workflow', fields: blocks },
  case_study: { uid: 'case_study', fields: blocks },
  offer: { uid: 'offer', fields: blocks },
  experience: { uid: 'experience', fields: blocks },
  collection: { uid: 'collection', fields: blocks },
  landing: { uid: 'landing', fields: blocks },
  home: { uid: 'home', fields: blocks },
  hub: { uid: 'hub', fields: blocks },
  platform: { uid: 'platform', fields: blocks },
  guide_home: { uid: 'guide_home', fields: blocks },
  press_landing: { uid: 'press_landing', fields: blocks },
  contact_landing: { uid: 'contact_landing', fields: blocks },
  thank_you: { uid: 'thank_you', fields: blocks },
  survey: { uid: 'survey', fields: blocks },
  company: { uid: 'company', fields: blocks },
  customers: { uid: 'customers', fields: blocks },
};

const typeOf: ReadonlyMap<string, ContentTypeName> = new Map(
  contentTypeNames.map((name) => [mappings[name].uid, name]),
);

/** Our type for one of theirs. */
export const typeFromStack = (uid: string): ContentTypeName | undefined => typeOf.get(uid);

export const uidOfType = (type: ContentTypeName): string => mappings[type].uid;

/** What every entry of theirs has, and ours has elsewhere or not at all. */
export const systemFields: ReadonlySet<string> = new Set([
  'uid',
  'url',
  'locale',
  'ACL',
  '_version',
  '_in_progress',
  '_workflow',
  '_metadata',
  '_content_type_uid',
  '_rules',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
  'deleted_by',
  'publish_details',
  'stackHeaders',
  'urlPath',
  '_branch',
]);
