import type { FastifyInstance } from 'fastify';
import type { ContentCard } from '../app/platform/content/content-source.ts';
import type { PageData } from '../app/platform/page-data.ts';

/** Posts and episodes that a feed holds. */
const inFeed = 50;

interface Feed {
  readonly path: `/${string}`;
  readonly title: string;
  readonly page: string;
  readonly type: string;
  readonly day: string;
}

const feeds: readonly Feed[] = [
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** The map of the site and its feeds, from what is published: read again by each who asks. */
export function serveFeeds(
  app: FastifyInstance,
  { content, origin }: Pick<PageData, 'content' | 'origin'>,
  headers: Readonly<Record<string, string>>,
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const pages = await content.siteMap();
    const rows = pages.map(
      ({ url, publishedAt }) =>
        `<url>${element('loc', origin + url)}${element('lastmod', publishedAt.toISOString())}</url>`,
    );
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=300' })
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`,
      );
  });
  for (const feed of feeds) {
    app.get(feed.path, async (_request, reply) => {
      const { entries } = await content.list({
        types: [feed.type],
        facets: [],
        order: 'newest',
        skip: 0,
        limit: inFeed,
      });
      return reply
        .headers({ ...headers, 'cache-control': 'public, max-age=300' })
        .type('application/rss+xml; charset=utf-8')
        .send(rss(feed, entries, origin));
    });
  }
}

function rss({ title, page, day }: Feed, entries: readonly ContentCard[], origin: string): string {
  const items = entries.map(({ title: name, url, card }) => {
    const address = origin + (url ?? page);
    const date = new Date(`${String(card[day])}T00:00:00Z`);
    const summary = typeof card['summary'] === 'string' ? card['summary'] : '';
    const when = Number.isNaN(date.getTime()) ? '' : element('pubDate', date.toUTCString());
    return `<item>${element('title', name)}${element('link', address)}${element('guid', address)}${element('description', summary)}${when}</item>`;
  });
  const channel = `${element('title', title)}${element('link', origin + page)}${element('description', title)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel}\n${items.join('\n')}\n</channel></rss>\n`;
}
