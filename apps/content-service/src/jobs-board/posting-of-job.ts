import sanitize from 'sanitize-html';
import * as z from 'zod';
import type { JobPosting } from './saved-postings.ts';

const name = z.string().max(300);

/** A job as boards of this kind list it; what else they say of it is not read. */
export const boardSchema = z.object({
  id: z.union([z.int(), z.string().max(60)]),
  title: name,
  updated_at: z.string().max(40),
  first_published: z.string().max(40).nullish(),
  absolute_url: z.string().max(2_000),
  location: z.object({ name: name.nullish() }).nullish(),
  departments: z.array(z.object({ name: name.nullish() })).nullish(),
  content: z.string().max(200_000).nullish(),
});

export type BoardJob = z.infer<typeof boardSchema>;

/** Characters that search engines are told of a posting. */
const maxTextLength = 2_000;

/**
 * A job as the page shows it; null: it leads nowhere that a page may link to.
 *
 * @param ownOrigin of this site, to whose own pages it may lead whatever their protocol is
 */
export function postingOf(job: BoardJob, ownOrigin: string): JobPosting | null {
  const url = URL.canParse(job.absolute_url) ? new URL(job.absolute_url) : null;
  const postedOn = dayOf(job.first_published ?? job.updated_at);
  if (url === null || (url.protocol !== 'https:' && url.origin !== ownOrigin) || postedOn === null) return null;
  return {
    id: String(job.id),
    title: job.title.trim(),
    department: job.departments?.[0]?.name?.trim() || 'Other',
    location: job.location?.name?.trim() || 'Not said',
    url: url.href,
    text: wordsOf(job.content ?? ''),
    postedOn,
  };
}

function dayOf(moment: string): string | null {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 10);
}

/** The board sends HTML with its own signs escaped; of it only words are kept. */
function wordsOf(escaped: string): string {
  const html = unescaped(escaped).replace(/<\/(p|li|h\d|div)>|<br[^>]*>/gi, ' $&');
  const words = unescaped(sanitize(html, { allowedTags: [], allowedAttributes: {} }));
  return words.replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, sign: string) => signs[sign] ?? '');
