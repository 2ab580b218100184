import { SignInOrRegister } from '../../features/account/index.ts';
import { ConfirmScreen } from '../../features/payment/index.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { navigation: 'minimal', footer: 'minimal' };

export const meta = () => [{ title: 'Your payment · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function CheckoutConfirm() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <ConfirmScreen
      signIn={
        <SignInOrRegister
          onSignedIn={() => {
            void refreshVisitor();
            location.reload();
          }}
        />
      }
    />
  );
}
