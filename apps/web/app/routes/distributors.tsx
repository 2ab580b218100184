import { DistributorsPage } from '../features/distributors/distributors-page.tsx';
import { pageData } from '../platform/page-data.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import type { Route } from './+types/distributors.ts';

export const handle: PageHandle = { footer: 'standard' };

export const meta = () => [
  { title: 'Distributors · Cutsite' },
  { name: 'description', content: 'Companies that order from us for laboratories in their countries.' },
];

/** The list stands in the page that the server renders, where it is the same for every visitor. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageData).distributors();
}

/** Gone to from another page, the list is asked of the service. */
export function clientLoader() {
  return null;
}

export default function Distributors({ loaderData }: Route.ComponentProps) {
  return <DistributorsPage rendered={loaderData} />;
}
