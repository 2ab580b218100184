import { AccountArea } from '../../features/account/area/account-area.tsx';
import { SignInOrRegister } from '../../features/account/form/sign-in-or-register.tsx';
import { QuotesPage } from '../../features/quote/quotes-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useRefreshVisitor } from '../../platform/visitor.ts';

export const handle: PageHandle = { footer: 'minimal' };

export const meta = () => [{ title: 'Quotes · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function AccountQuotes() {
  const refreshVisitor = useRefreshVisitor();
  return (
    <AccountArea current="/account/quotes">
      <QuotesPage signIn={<SignInOrRegister onSignedIn={() => void refreshVisitor()} />} />
    </AccountArea>
  );
}
