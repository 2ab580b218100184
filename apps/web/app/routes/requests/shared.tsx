import { SharedRequestPage } from '../../features/advanced-request/detail/shared-request-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'A request · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function SharedRequest() {
  return <SharedRequestPage />;
}
