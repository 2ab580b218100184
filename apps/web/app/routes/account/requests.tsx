import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { RequestsPage } from '../../features/advanced-request/requests-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Requests · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function AccountRequests() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/requests">
      <RequestsPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
