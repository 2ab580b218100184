import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { OrderPage } from '../../features/placed-order/detail/order-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Your order · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function Order() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/orders">
      <OrderPage
        signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />}
        onOrderedAgain={(address) => location.assign(address)}
      />
    </AccountArea>
  );
}
