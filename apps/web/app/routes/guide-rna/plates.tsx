import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { PlatesScreen } from '../../features/guide-rna/screen/tabs/plates-screen.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Guide RNA plates · Cutsite' },
  {
    name: 'description',
    content: 'Order 24 to 96 guides on a plate: paste them from a spreadsheet, see them checked and priced.',
  },
];

export default function OrderGuideRnaPlates() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const goTo = useCallback(
    (address: string, replace?: 'replace') => void navigate(address, { replace: replace !== undefined }),
    [navigate],
  );
  return <PlatesScreen search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
