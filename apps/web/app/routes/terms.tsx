import { noTermsMessage } from '@cutsite/domain/checkout';
import { LegalPage } from '../features/content-pages/entry/reading-pages.tsx';
import { entryMeta, pageMeta } from '../features/content-pages/meta/entry-meta.ts';
import { PageHead } from '../features/content-pages/parts/page-head.tsx';
import { pageData } from '../platform/page-data.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import type { Route } from './+types/terms.ts';

export const handle: PageHandle = { hydrate: false };

const path = '/terms';
const title = 'Terms of sale';

/** The terms of sale that are published, which the checkout asks for; without them nothing is sold, and it is said. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(pageData);
  const found = await content.atUrl(path);
  return { entry: found.kind === 'entry' && found.entry.type === 'legal' ? found.entry : null, origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { entry, origin } = loaderData;
  if (entry !== null) return [...entryMeta(entry, origin)];
  return [...pageMeta({ title, description: 'What is agreed when something is ordered here.', path, origin })];
};

export default function Terms({ loaderData: { entry } }: Route.ComponentProps) {
  return entry === null ? <PageHead title={title} summary={noTermsMessage} /> : <LegalPage entry={entry} />;
}
