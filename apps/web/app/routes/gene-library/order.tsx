import { useLocation } from 'react-router';
import type { BuilderProduct } from '../../builder/screen/builder-screen.tsx';
import { BuilderScreen } from '../../builder/screen/builder-screen.tsx';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { libraryProjects } from '../../features/gene-library/draft/library-drafts.ts';
import { GeneTable, LibraryFaultList, ResolvedNames } from '../../features/gene-library/plate/library-plates.tsx';
import type { LibraryDraft } from '../../features/gene-library/project/library-draft.ts';
import { libraryCart } from '../../features/gene-library/purchase/library-cart.ts';
import { LibraryScreen } from '../../features/gene-library/screen/library-screen.tsx';
import { WellAnswer } from '../../features/gene-library/well/gene-panel.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Gene library · Cutsite' },
  {
    name: 'description',
    content: 'Order guides for a list of genes on 96 or 384 wells: names checked against the gene list, with controls.',
  },
];

const product: BuilderProduct<LibraryDraft, null> = {
  drafts: libraryProjects,
  cart: libraryCart,
  asAddressed: (project) => project,
  Screen: LibraryScreen,
  laterParts: [LibraryFaultList, GeneTable, ResolvedNames, WellAnswer],
};

export default function OrderGeneLibrary() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <BuilderScreen product={product} search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
