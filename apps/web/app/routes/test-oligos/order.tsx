import { useLocation } from 'react-router';
import { type BuilderProduct, BuilderScreen } from '../../builder/screen/builder-screen.tsx';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { oligoCart } from '../../features/test-oligos/oligo-cart.ts';
import { oligoDrafts } from '../../features/test-oligos/oligo-product.ts';
import type { OligoProject } from '../../features/test-oligos/oligo-project.ts';
import { OligoScreen } from '../../features/test-oligos/oligo-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [{ title: 'Test oligos · Cutsite' }];

const product: BuilderProduct<OligoProject, null> = {
  drafts: oligoDrafts,
  cart: oligoCart,
  asAddressed: (project) => project,
  Screen: OligoScreen,
};

export default function OrderTestOligos() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <BuilderScreen product={product} search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
