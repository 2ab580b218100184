import { noTermsMessage } from '@cutsite/domain/checkout';
import { redirect } from 'react-router';
import { LegalPage, LegalVersions } from '../features/content-pages/entry/legal-page.tsx';
import { readLegal, versionParam } from '../features/content-pages/entry/read-legal.ts';
import { entryMeta, pageMeta } from '../features/content-pages/meta/entry-meta.ts';
import { PageHead } from '../features/content-pages/parts/page-head.tsx';
import { pageData } from '../platform/page-data.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import type { Route } from './+types/terms.ts';

export const handle: PageHandle = { hydrate: false, searchParams: [versionParam] };

const path = '/terms';
const title = 'Terms of sale';

/** The terms of sale that are published, which the checkout asks for; without them nothing is sold, and it is said. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(pageData);
  const found = await content.atUrl(path);
  const isThere = found.kind === 'entry' && found.entry.type === 'legal';
  if (!isThere) return { legal: null, origin };
  const legal = await readLegal(found.entry, request, content);
  return legal === null ? redirect(path, 302) : { legal, origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { legal, origin } = loaderData;
  if (legal !== null) return [...entryMeta(legal.entry, origin, legal.earlier !== null)];
  return [...pageMeta({ title, description: 'What is agreed when something is ordered here.', path, origin })];
};

export default function Terms({ loaderData: { legal } }: Route.ComponentProps) {
  if (legal?.entry.type !== 'legal') return <PageHead title={title} summary={noTermsMessage} />;
  return (
    <LegalVersions value={legal}>
      <LegalPage entry={legal.entry} />
    </LegalVersions>
  );
}
