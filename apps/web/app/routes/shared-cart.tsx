import { SignInOrRegister } from '../features/account/form/sign-in-or-register.tsx';
import { SharedCartPage } from '../features/share/shared-cart-page.tsx';
import { ItemViewsProvider } from '../platform/item-view.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import { useRefreshVisitor } from '../platform/visitor.ts';
import { itemViews } from '../products/item-views.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'A shared cart · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function SharedCart() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <ItemViewsProvider value={itemViews}>
      <SharedCartPage
        signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />}
        onTaken={(address) => location.assign(address)}
      />
    </ItemViewsProvider>
  );
}
