import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SignInOrRegister } from '../features/account/index.ts';
import { GuideRnaScreen } from '../features/guide-rna/index.ts';
import type { PageHandle } from '../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden' };

export const meta = () => [
  { title: 'Guide RNA tubes · Cutsite' },
  {
    name: 'description',
    content:
      'Order single guides in tubes, each with its own editor, chemistry and yield, checked and priced as you type.',
  },
];

const signInOrRegister = (onSignedIn: () => void) => <SignInOrRegister onSignedIn={onSignedIn} />;

export default function OrderGuideRnaTubes() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const goTo = useCallback(
    (address: string, replace?: 'replace') => void navigate(address, { replace: replace !== undefined }),
    [navigate],
  );
  return <GuideRnaScreen format="tubes" search={search} goTo={goTo} signIn={signInOrRegister} />;
}
