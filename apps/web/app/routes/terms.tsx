import { TermsPage } from '../features/terms/terms-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { hydrate: false };

export const meta = () => [
  { title: 'Terms of sale · Cutsite' },
  {
    name: 'description',
    content: 'What is agreed when something is ordered here: prices, shipping, research use, cancellation.',
  },
];

export default function Terms() {
  return <TermsPage />;
}
