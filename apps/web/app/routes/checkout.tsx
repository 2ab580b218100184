import { SignInOrRegister } from '../features/account/index.ts';
import { CheckoutScreen } from '../features/checkout/index.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import { useRefreshVisitor } from '../platform/visitor.ts';

export const handle: PageHandle = { navigation: 'minimal', footer: 'minimal' };

export const meta = () => [{ title: 'Checkout · Cutsite' }, { name: 'robots', content: 'noindex' }];

/** The methods of payment come with their feature. */
const paymentOf = () => <p>Payment is not open yet.</p>;

export default function Checkout() {
  const refreshVisitor = useRefreshVisitor();
  return <CheckoutScreen signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} payment={paymentOf} />;
}
