import { TakeBackEmailPage } from '../../features/account/take-back-email-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Take your address back · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function TakeBackEmail() {
  return <TakeBackEmailPage />;
}
