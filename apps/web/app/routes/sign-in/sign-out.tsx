import { SignOutPage } from '../../builder/account-projects/sign-out-page.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [{ title: 'Sign out · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function SignOut() {
  return <SignOutPage goTo={useGoTo()} />;
}
