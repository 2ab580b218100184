import { useLocation } from 'react-router';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { knockoutScreen } from '../../features/knockout-cells/screen/knockout-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Knockout cell pool · Cutsite' },
  {
    name: 'description',
    content: 'Order a pool of knockout cells of a gene, in a line of ours or your own.',
  },
];

const Screen = knockoutScreen('cell_gko');

export default function OrderKnockoutPool() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <Screen search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
