import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { RequestPage } from '../../features/advanced-request/detail/request-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Request · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function AccountRequest() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/requests">
      <RequestPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
