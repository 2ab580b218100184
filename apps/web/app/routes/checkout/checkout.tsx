import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { CheckoutScreen } from '../../features/checkout/checkout-screen.tsx';
import { PaymentPanel } from '../../features/payment/payment-panel.tsx';
import { ItemViewsProvider } from '../../platform/item-view.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';
import { itemViews } from '../../products/item-views.ts';

export const handle: PageHandle = { navigation: 'minimal', footer: 'minimal', policy: 'cards' };

export const meta = () => [{ title: 'Checkout · Cutsite' }, { name: 'robots', content: 'noindex' }];

const paymentOf = (order: OrderSummaryWire) => <PaymentPanel order={order} />;

export default function Checkout() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <ItemViewsProvider value={itemViews}>
      <CheckoutScreen signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} payment={paymentOf} />
    </ItemViewsProvider>
  );
}
