import { AccountArea, SignInOrRegister } from '../../features/account/index.ts';
import { OrdersPage } from '../../features/placed-order/index.ts';
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
