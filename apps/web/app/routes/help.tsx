import { HelpPage } from '../features/help/help-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { hydrate: false, monoFont: true };

export const meta = () => [
  { title: 'Help · Cutsite' },
  { name: 'description', content: 'How to order guide RNA in plates and tubes, and the rules an order is checked by.' },
];

export default function Help() {
  return <HelpPage />;
}
