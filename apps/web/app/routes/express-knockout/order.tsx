import { useLocation } from 'react-router';
import { type BuilderProduct, BuilderScreen } from '../../builder/screen/builder-screen.tsx';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { expressProjects } from '../../features/express-knockout/draft/express-drafts.ts';
import type { ExpressDraft } from '../../features/express-knockout/project/express-draft.ts';
import { expressCart } from '../../features/express-knockout/purchase/express-cart.ts';
import { ExpressScreen } from '../../features/express-knockout/screen/express-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Express knockout · Cutsite' },
  {
    name: 'description',
    content: 'Order knockout pools from your guide sequences: each is looked up before it can be ordered.',
  },
];

const product: BuilderProduct<ExpressDraft, null> = {
  drafts: expressProjects,
  cart: expressCart,
  asAddressed: (project) => project,
  Screen: ExpressScreen,
};

export default function OrderExpressKnockout() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <BuilderScreen product={product} search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
