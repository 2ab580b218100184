import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { AddressesPage } from '../../features/address/addresses-page.tsx';
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
