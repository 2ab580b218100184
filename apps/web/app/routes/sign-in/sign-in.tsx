import { AccountPage } from '../../features/account/account-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Sign in · Cutsite' }];

export default function SignIn() {
  return <AccountPage initialStep="sign_in" />;
}
