import { ForgotPasswordPage } from '../../features/account/password/forgot-password-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Forgot your password? · Cutsite' }];

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
