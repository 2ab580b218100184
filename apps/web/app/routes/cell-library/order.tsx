import { useLocation } from 'react-router';
import type { BuilderProduct } from '../../builder/screen/builder-screen.tsx';
import { BuilderScreen } from '../../builder/screen/builder-screen.tsx';
import { signInWhenAsked } from '../../features/account/sign-in-when-asked.tsx';
import { cellsProjects } from '../../features/cell-library/draft/cells-drafts.ts';
import type { CellsDraft } from '../../features/cell-library/project/cells-draft.ts';
import { cellsCart } from '../../features/cell-library/purchase/cells-cart.ts';
import { SlotAnswer } from '../../features/cell-library/rack/pool-panel.tsx';
import { PoolFaultList, PoolTable } from '../../features/cell-library/rack/racks.tsx';
import { CellsScreen } from '../../features/cell-library/screen/cells-screen.tsx';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { footer: 'hidden', monoFont: true };

export const meta = () => [
  { title: 'Engineered cell library · Cutsite' },
  {
    name: 'description',
    content: 'Order pools of engineered cells for a list of genes, in racks of 96 with their controls, on dry ice.',
  },
];

const product: BuilderProduct<CellsDraft, null> = {
  drafts: cellsProjects,
  cart: cellsCart,
  asAddressed: (project) => project,
  Screen: CellsScreen,
  laterParts: [PoolFaultList, PoolTable, SlotAnswer],
};

export default function OrderCellLibrary() {
  const goTo = useGoTo();
  const { search } = useLocation();
  return <BuilderScreen product={product} search={search} goTo={goTo} signIn={signInWhenAsked} />;
}
