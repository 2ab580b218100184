import { richTextFromMarkdown } from '@cutsite/content/rich-text';
import { currentTerms, termsText } from '@cutsite/domain/checkout';
import { LegalPage } from '../features/content-pages/entry/reading-pages.tsx';
import { entryMeta, pageMeta } from '../features/content-pages/meta/entry-meta.ts';
import { pageData } from '../platform/page-data.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import type { Route } from './+types/terms.ts';

export const handle: PageHandle = { hydrate: false };

const path = '/terms';
const title = 'Terms of sale';

/** The published terms of sale; in a store without content, those of the demonstration. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(pageData);
  const found = await content.atUrl(path);
  if (found.kind === 'entry' && found.entry.type === 'legal') return { entry: found.entry, origin };
  const fields = {
    title,
    text_version: currentTerms.version,
    valid_from: '2026-11-01',
    body: richTextFromMarkdown(termsText),
  };
  return { entry: { title, fields }, origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { entry, origin } = loaderData;
  if ('id' in entry) return [...entryMeta(entry, origin)];
  return [...pageMeta({ title, description: 'What is agreed when something is ordered here.', path, origin })];
};

export default function Terms({ loaderData: { entry } }: Route.ComponentProps) {
  return <LegalPage entry={entry} />;
}
