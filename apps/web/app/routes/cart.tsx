import { SignInOrRegister } from '../features/account/index.ts';
import { CartScreen } from '../features/cart/index.ts';
import { SaveAsQuote } from '../features/quote/index.ts';
import { HeldOrders, ShareCart } from '../features/share/index.ts';
import { ItemViewsProvider } from '../platform/item-views/index.ts';
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
