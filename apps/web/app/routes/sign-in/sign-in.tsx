import { AccountPage } from '../../features/account/account-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [
  { title: 'Sign in · Cutsite' },
  { name: 'description', content: 'Sign in to order guide RNA, to see your prices and to find your cart again.' },
];

export default function SignIn() {
  return <AccountPage initialStep="sign_in" />;
}
