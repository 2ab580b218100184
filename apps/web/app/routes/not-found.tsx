import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { hydrate: false, status: 404 };

export const meta = () => [{ title: 'Not found · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return <NotFoundPage />;
}
