import { useLocation } from 'react-router';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { knockoutScreen } from '../../features/knockout-cells/screen/knockout-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Knockout cell clone · Cutsite' },
  {
    name: 'description',
    content: 'Order a clone of knockout cells of a gene, each allele sequenced, in a line of ours or your own.',
  },
];

const Screen = knockoutScreen('cell_clonal');

export default function OrderKnockoutClone() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <Screen search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
