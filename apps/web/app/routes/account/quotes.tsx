import { AccountArea, SignInOrRegister } from '../../features/account/index.ts';
import { QuotesPage } from '../../features/quote/index.ts';
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
