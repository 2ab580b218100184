import { SignInOrRegister } from '../features/account/form/sign-in-or-register.tsx';
import { QuotePage } from '../features/quote/quote-page.tsx';
import { ShareCart } from '../features/share/share-cart.tsx';
import { ItemViewsProvider } from '../platform/item-view.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import { useRefreshVisitor } from '../platform/visitor.ts';
import { itemViews } from '../products/item-views.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Quote · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function Quote() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <ItemViewsProvider value={itemViews}>
      <QuotePage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} Share={ShareCart} />
    </ItemViewsProvider>
  );
}
