import { AccountPage } from '../../features/account/account-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [
  { title: 'Create an account · Cutsite' },
  { name: 'description', content: 'Create an account to order guide RNA in plates and tubes.' },
];

export default function Register() {
  return <AccountPage initialStep="register" />;
}
