import { DemoOutboxPage } from '../features/demo-outbox/demo-outbox-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Demo outbox · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function DemoOutbox() {
  return <DemoOutboxPage />;
}
