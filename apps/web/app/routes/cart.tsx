import { SignInOrRegister } from '../features/account/form/sign-in-or-register.tsx';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { SaveAsQuote } from '../features/quote/save-as-quote.tsx';
import { HeldOrders } from '../features/share/held-orders.tsx';
import { ShareCart } from '../features/share/share-cart.tsx';
import { ItemViewsProvider } from '../platform/item-view.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import { useRefreshVisitor } from '../platform/visitor.ts';
import { itemViews } from '../products/item-views.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [
  { title: 'Cart · Cutsite' },
  { name: 'description', content: 'What you are about to order, with its price and everything that was checked.' },
];

export default function Cart() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <ItemViewsProvider value={itemViews}>
      <CartScreen
        signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />}
        held={<HeldOrders />}
        Share={ShareCart}
        Quote={SaveAsQuote}
      />
    </ItemViewsProvider>
  );
}
