import type { FastifyInstance } from 'fastify';
import type { ContentCard } from '../app/platform/content/content-source.ts';
import { type Feed, feeds } from '../app/platform/content/feeds.table.ts';
import type { PageData } from '../app/platform/page-data.ts';
import { crawlRules, pagesByEntries, pagesOfProgram } from './found-pages.table.ts';

/** Posts and episodes that a feed holds. */
const inFeed = 50;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** The map of the site, what machines may read, and the feeds, from what is published: read again by each who asks. */
export function serveFeeds(
  app: FastifyInstance,
  { content, origin }: Pick<PageData, 'content' | 'origin'>,
  headers: Readonly<Record<string, string>>,
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const published = new Map(
      (await content.siteMap()).map(({ url, publishedAt }) => [url, publishedAt.toISOString()]),
    );
    const pages = new Set([...pagesOfProgram, ...(await withoutEntry(content)), ...published.keys()]);
    const rows = [...pages].map((url) => {
      const at = published.get(url);
      return `<url>${element('loc', origin + url)}${at === undefined ? '' : element('lastmod', at)}</url>`;
    });
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=300' })
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`,
      );
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(`${crawlRules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
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

/** An entry at such an address says itself whether it is for search engines. */
async function withoutEntry(content: PageData['content']): Promise<readonly string[]> {
  const found = await Promise.all(
    pagesByEntries.map(async (path) => ((await content.atUrl(path)).kind === 'entry' ? [] : [path])),
  );
  return found.flat();
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
