import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { ConfirmScreen } from '../../features/payment/confirm/confirm-screen.tsx';
import { PlacedSummary } from '../../features/placed-order/detail/placed-summary.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { navigation: 'minimal', footer: 'minimal' };

export const meta = () => [{ title: 'Your payment · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function CheckoutConfirm() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <ConfirmScreen
      Placed={PlacedSummary}
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
