import { BusyPage } from '../features/errors/busy-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { hydrate: false, status: 503 };

export const meta = () => [{ title: 'Busy · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function Busy() {
  return <BusyPage />;
}
