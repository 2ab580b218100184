/** A feed of the newest entries of a list. */
export interface Feed {
  readonly path: `/${string}`;
  readonly title: string;
  /** The page of the list. */
  readonly page: string;
  readonly type: string;
  /** The field with the day of an entry. */
  readonly day: string;
}

/** Every feed of the site. */
export const feeds: readonly Feed[] = [
  { path: '/blog/rss.xml', title: 'Cutsite blog', page: '/blog', type: 'blog_post', day: 'date_updated' },
  {
    path: '/podcast/rss.xml',
    title: 'Cutsite podcast',
    page: '/podcast',
    type: 'podcast_episode',
    day: 'published_on',
  },
  { path: '/press/rss.xml', title: 'Cutsite press', page: '/press', type: 'press_release_page', day: 'released_on' },
];
