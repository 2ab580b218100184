import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SignInOrRegister } from '../features/account/index.ts';
import { GuideRnaScreen } from '../features/guide-rna/index.ts';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden' };

export const meta = () => [
  { title: 'Guide RNA plates · Cutsite' },
  {
    name: 'description',
    content: 'Order 24 to 96 guides on a plate: paste them from a spreadsheet, see them checked and priced.',
  },
];

const signInOrRegister = (onSignedIn: () => void) => <SignInOrRegister onSignedIn={onSignedIn} />;

export default function OrderGuideRnaPlates() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const goTo = useCallback(
    (address: string, replace?: 'replace') => void navigate(address, { replace: replace !== undefined }),
    [navigate],
  );
  return <GuideRnaScreen format="plates" search={search} goTo={goTo} signIn={signInOrRegister} />;
}
