import { useLocation } from 'react-router';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { knockoutScreen } from '../../features/knockout-cells/screen/knockout-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Gene knockout cells · Cutsite' },
  {
    name: 'description',
    content:
      'Order the knockout of a gene by the nmol: gene, line and amount, with the facts that say whether it can be made.',
  },
];

const Screen = knockoutScreen('gene_knockout');

export default function OrderGeneKnockout() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <Screen search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
