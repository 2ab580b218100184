import type { CellLibraryItem } from '../cell-library/index.ts';
import type { ExpressKnockoutItem } from '../express-knockout/index.ts';
import type { GeneLibraryItem } from '../gene-library/index.ts';
import type { GuideRnaItem } from '../guide-rna/index.ts';
import type { KnockoutItem } from '../knockout-cells/index.ts';
import type { AddOnItem } from '../product/index.ts';
import type { QuotedLineItem } from '../quoted-line/index.ts';
import { addOnKind } from './add-on-kind.ts';
import { cellLibraryKind } from './cell-library-kind.ts';
import { expressKnockoutKind } from './express-knockout-kind.ts';
import { geneLibraryKind } from './gene-library-kind.ts';
import { guideRnaKind } from './guide-rna-kind.ts';
import type { ItemKindRules } from './item-kind.ts';
import { knockoutCellsKind } from './knockout-cells-kind.ts';
import { quotedLineKind } from './quoted-line-kind.ts';

/**
 * What can be put in a cart so far. A new kind of product joins here, and the compiler names every table it lacks in.
 */
export type OrderItem =
  | GuideRnaItem
  | GeneLibraryItem
  | CellLibraryItem
  | ExpressKnockoutItem
  | KnockoutItem
  | AddOnItem
  | QuotedLineItem;

export type ItemKind = OrderItem['kind'];

/** The item of a kind. */
export type ItemOfKind<Kind extends ItemKind> = Extract<OrderItem, { readonly kind: Kind }>;

/** The kinds that are sold: every one has its row, and no row is without a kind. */
export const itemKinds = {
  guide_rna: guideRnaKind,
  gene_library: geneLibraryKind,
  cell_library: cellLibraryKind,
  express_knockout: expressKnockoutKind,
  knockout_cells: knockoutCellsKind,
  add_on: addOnKind,
  quoted_line: quotedLineKind,
} as const satisfies { readonly [Kind in ItemKind]: ItemKindRules<ItemOfKind<Kind>> };
