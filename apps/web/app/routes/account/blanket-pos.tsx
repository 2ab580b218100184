import { AccountArea, SignInOrRegister } from '../../features/account/index.ts';
import { BlanketPosPage } from '../../features/edit-credit/index.ts';
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
