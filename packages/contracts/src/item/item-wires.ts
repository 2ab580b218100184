import type { ItemKind, ItemOfKind } from '@cutsite/domain/item';
import type { CellLibraryItemWire } from '../cell-library/index.ts';
import type { ExpressKnockoutWire } from '../express-knockout/index.ts';
import type { GeneLibraryItemWire } from '../gene-library/index.ts';
import type { GuideRnaItemWire } from '../guide-rna/index.ts';
import type { KnockoutItemWire } from '../knockout-cells/index.ts';
import { type AddOnItemWire, addOnWire } from './add-on-wire.ts';
import { cellLibraryWire } from './cell-library-wire.ts';
import { expressKnockoutWire } from './express-knockout-wire.ts';
import { geneLibraryWire } from './gene-library-wire.ts';
import { guideRnaWire } from './guide-rna-wire.ts';
import type { ItemWireRules, SentItem } from './item-wire.ts';
import { knockoutCellsWire } from './knockout-cells-wire.ts';
import { type QuotedLineWire, quotedLineWire } from './quoted-line-wire.ts';

/** What each kind is sent as. */
interface SentByKind extends Readonly<Record<ItemKind, SentItem>> {
  readonly guide_rna: GuideRnaItemWire;
  readonly gene_library: GeneLibraryItemWire;
  readonly cell_library: CellLibraryItemWire;
  readonly express_knockout: ExpressKnockoutWire;
  readonly knockout_cells: KnockoutItemWire;
  readonly add_on: AddOnItemWire;
  readonly quoted_line: QuotedLineWire;
}

/** What can be put in the cart. */
export type OrderItemWire = SentByKind[ItemKind];

/** The wire forms of the kinds that are sold. */
export const itemWires = {
  guide_rna: guideRnaWire,
  gene_library: geneLibraryWire,
  cell_library: cellLibraryWire,
  express_knockout: expressKnockoutWire,
  knockout_cells: knockoutCellsWire,
  add_on: addOnWire,
  quoted_line: quotedLineWire,
} as const satisfies { readonly [Kind in ItemKind]: ItemWireRules<ItemOfKind<Kind>, SentByKind[Kind]> };
