import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { OrdersPage } from '../../features/placed-order/list/orders-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Orders · Cutsite' }];

export default function Orders() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/orders">
      <OrdersPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
