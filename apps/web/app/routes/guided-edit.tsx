import { GuidedEditPage } from '../features/guided-edit/guided-edit-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [
  { title: 'Find what fits your edit · Cutsite' },
  { name: 'description', content: 'A few questions lead to guides, libraries, edited cells, or a person to ask.' },
];

export default function GuidedEdit() {
  return <GuidedEditPage />;
}
