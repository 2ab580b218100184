import { AccountArea, SignInOrRegister } from '../../features/account/index.ts';
import { OrderPage } from '../../features/placed-order/index.ts';
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
