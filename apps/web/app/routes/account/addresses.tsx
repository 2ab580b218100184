import { AccountArea, SignInOrRegister } from '../../features/account/index.ts';
import { AddressesPage } from '../../features/address/index.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Addresses · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function Addresses() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/addresses">
      <AddressesPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
