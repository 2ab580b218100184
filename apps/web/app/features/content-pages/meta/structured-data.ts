import type { ShownBlock } from '@cutsite/content/block';
import { plainText } from '@cutsite/content/rich-text';
import type { ShownEntry } from '@cutsite/content/type';

type Data = Readonly<Record<string, unknown>>;

const schema = (type: string, data: Data): Data => ({ '@context': 'https://schema.org', '@type': type, ...data });

/** What an entry is in the words of schema.org, for search engines; empty for what they have no word for. */
export function structuredData(entry: ShownEntry, origin: string): readonly Data[] {
  const main = mainData(entry, origin);
  const questions = questionsOf(entry);
  const crumbs = breadcrumbs(entry, origin);
  return [
    ...(main === null ? [] : [main]),
    ...(questions === null ? [] : [questions]),
    ...(crumbs === null ? [] : [crumbs]),
  ];
}

function mainData(entry: ShownEntry, origin: string): Data | null {
  const { title, url, publishedAt, firstPublishedAt } = entry;
  const address = origin + (url ?? '');
  const article = { headline: title, url: address, datePublished: firstPublishedAt, dateModified: publishedAt };
  switch (entry.type) {
    case 'blog_post':
    case 'press_release_page':
    case 'guide_chapter':
    case 'case_study':
    case 'resource': {
      const author = entry.type === 'blog_post' ? entry.fields.author?.title : undefined;
      return schema('Article', {
        ...article,
        description: entry.fields.summary,
        author: { '@type': 'Organization', name: author ?? 'Cutsite' },
      });
    }
    case 'help_article': {
      const { steps = [], summary } = entry.fields;
      if (steps.length === 0) return schema('Article', { ...article, description: summary });
      return schema('HowTo', {
        name: title,
        description: summary,
        url: address,
        step: steps.map((step) => ({
          '@type': 'HowToStep',
          name: step.title,
          text: step.text === undefined ? step.title : plainText(step.text.content).trim(),
        })),
      });
    }
    case 'workflow':
      return schema('HowTo', {
        name: title,
        url: address,
        step: entry.fields.steps.map((step) => ({
          '@type': 'HowToStep',
          name: step.title,
          text: plainText(step.text.content).trim(),
        })),
      });
    case 'event': {
      const { starts_at: startDate, ends_at: endDate, location, place, summary } = entry.fields;
      const isOnline = location === 'online';
      return schema('Event', {
        name: title,
        description: summary,
        url: address,
        startDate,
        endDate,
        eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
        location: isOnline ? { '@type': 'VirtualLocation', url: address } : { '@type': 'Place', name: place ?? title },
      });
    }
    case 'podcast_episode':
      return schema('PodcastEpisode', {
        name: title,
        url: address,
        description: entry.fields.summary,
        datePublished: entry.fields.published_on,
        episodeNumber: entry.fields.number,
        timeRequired: `PT${entry.fields.seconds}S`,
        ...(entry.fields.audio && {
          associatedMedia: { '@type': 'MediaObject', contentUrl: origin + entry.fields.audio.href },
        }),
      });
    case 'product':
    case 'enhanced_product':
      return schema('Product', {
        name: title,
        url: address,
        description: entry.fields.summary,
        ...(entry.fields.hero && { image: origin + entry.fields.hero.src }),
        brand: { '@type': 'Brand', name: 'Cutsite' },
      });
    default:
      return null;
  }
}

/** The questions of a page in one list. */
function questionsOf({ fields }: ShownEntry): Data | null {
  const blocks = ('blocks' in fields ? (fields.blocks ?? []) : []) as unknown as readonly ShownBlock[];
  const questions = blocks.flatMap((block) => (block.block === 'faq' ? block.questions : []));
  if (questions.length === 0) return null;
  return schema('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer.content).trim() },
    })),
  });
}

/** Parts of the site that have a page of their own; only to these a way can lead. */
const sections = new Set([
  'events',
  'resources',
  'applications',
  'blog',
  'stories',
  'help',
  'press',
  'podcast',
  'learn',
]);

/** From the first page along the parts of the address. */
function breadcrumbs({ url, title }: ShownEntry, origin: string): Data | null {
  const [section, ...rest] = (url ?? '').split('/').slice(1);
  if (section === undefined || rest.length === 0 || !sections.has(section)) return null;
  const name = section.charAt(0).toUpperCase() + section.slice(1).replaceAll('-', ' ');
  const item = (position: number, label: string, address: string): Data => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: origin + address,
  });
  return schema('BreadcrumbList', { itemListElement: [item(1, name, `/${section}`), item(2, title, url ?? '')] });
}
