import { VerifyEmailPage } from '../../features/account/verify-email-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Verify your address · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function VerifyEmail() {
  return <VerifyEmailPage />;
}
