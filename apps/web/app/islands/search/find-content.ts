import { callService } from '../../platform/service/call.ts';
import type { Finding } from './finding.ts';

const maxShown = 5;
const maxLetters = 90;

interface Hit {
  readonly type: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
}

/** Published pages that have the words, the best first: articles, guides, resources, help. */
export async function findContent(typed: string): Promise<readonly Finding[]> {
  const answer = await callService<{ readonly hits: readonly Hit[] }>(
    'GET',
    `/api/content/search/?limit=${maxShown}&q=${encodeURIComponent(typed)}`,
  );
  if (!answer.ok) return [];
  return answer.body.hits.map(({ type, url, title, summary }) => ({
    kind: type.startsWith('help') ? 'Help' : 'Page',
    title,
    note: summary.length <= maxLetters ? summary : `${summary.slice(0, maxLetters).replace(/\s+\S*$/, '')} …`,
    href: url,
  }));
}
