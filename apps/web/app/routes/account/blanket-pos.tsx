import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { BlanketPosPage } from '../../features/edit-credit/blanket-pos-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Blanket purchase orders · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function BlanketPos() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/blanket-purchase-orders">
      <BlanketPosPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
