import { useLocation } from 'react-router';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { TubesScreen } from '../../features/guide-rna/screen/tabs/tubes-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Guide RNA tubes · Cutsite' },
  {
    name: 'description',
    content:
      'Order single guides in tubes, each with its own editor, chemistry and yield, checked and priced as you type.',
  },
];

export default function OrderGuideRnaTubes() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <TubesScreen search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
