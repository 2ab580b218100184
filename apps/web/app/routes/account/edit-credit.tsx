import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { EditCreditPage } from '../../features/edit-credit/edit-credit-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal', policy: 'cards' };

export const meta = () => [{ title: 'Edit credit · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function EditCredit() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/edit-credit">
      <EditCreditPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
