import { DistributorsPage } from '../features/distributors/index.ts';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'standard' };

export const meta = () => [
  { title: 'Distributors · Cutsite' },
  { name: 'description', content: 'Companies that order from us for laboratories in their countries.' },
];

export default function Distributors() {
  return <DistributorsPage />;
}
