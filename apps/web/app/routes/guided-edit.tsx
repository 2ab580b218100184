import { GuidedEditPage } from '../features/guided-edit/guided-edit-page.tsx';
import { pageData } from '../platform/page-data.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import type { Route } from './+types/guided-edit.ts';

export const handle: PageHandle = { footer: 'minimal' };

/** The words of editors for its questions and destinations; without any it stands with its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { entries } = await context.get(pageData).content.list({
    types: ['guided_edit_question', 'guided_edit_destination'],
    facets: [],
    order: 'slug',
    skip: 0,
    limit: 100,
  });
  return { entries: entries.map(({ type, title, card }) => ({ type, title, card })) };
}

/** What is in view stands in the address; the words stay the same. */
export const shouldRevalidate = () => false;

export const meta = () => [
  { title: 'Find what fits your edit · Cutsite' },
  { name: 'description', content: 'A few questions lead to guides, libraries, edited cells, or a person to ask.' },
];

export default function GuidedEdit({ loaderData: { entries } }: Route.ComponentProps) {
  return <GuidedEditPage entries={entries} />;
}
