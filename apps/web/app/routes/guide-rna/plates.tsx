import { useLocation } from 'react-router';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { PlatesScreen } from '../../features/guide-rna/screen/tabs/plates-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
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
  const goTo = useGoTo();
  const { search } = useLocation();
  return <PlatesScreen search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
