import { ResetPasswordPage } from '../../features/account/password/reset-password-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Choose a new password · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
