import type { ItemKind } from '@cutsite/domain/item';
import type { ItemView } from '../platform/item-view.ts';
import { addOnView } from './add-on-view.tsx';
import { cellLibraryView } from './cell-library-view.tsx';
import { expressKnockoutView } from './express-knockout-view.tsx';
import { geneLibraryView } from './gene-library-view.tsx';
import { guideRnaView } from './guide-rna-view.tsx';
import { knockoutCellsView } from './knockout-cells-view.tsx';
import { quotedLineView } from './quoted-line-view.tsx';

/** How each kind that is sold looks in the cart and in summaries; a new kind is a new row. */
export const itemViews = {
  guide_rna: guideRnaView,
  gene_library: geneLibraryView,
  cell_library: cellLibraryView,
  express_knockout: expressKnockoutView,
  knockout_cells: knockoutCellsView,
  add_on: addOnView,
  quoted_line: quotedLineView,
} as const satisfies Readonly<Record<ItemKind, ItemView>>;
