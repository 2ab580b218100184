import { type GuideRnaItem, geneEditors, nmolOf, plateMapTables } from '@cutsite/domain/guide-rna';
import type { ItemKind, ItemOfKind } from '@cutsite/domain/item';
import { plate96, wellIndex, wellLabel } from '@cutsite/domain/labware';
import type { AddOnItem } from '@cutsite/domain/product';
import type { QuotedLineItem } from '@cutsite/domain/quoted-line';
import { countText } from '@cutsite/domain/text';
import { cellLibraryPaper } from './cell-library-paper.ts';
import { geneLibraryPaper } from './gene-library-paper.ts';
import type { ItemPaper, PaperContents } from './item-paper.ts';
import { expressKnockoutPaper, knockoutCellsPaper } from './knockout-papers.ts';

/** Every guide: where it is, its name and what is made. */
function guides(item: GuideRnaItem): PaperContents {
  const isPlate = item.format === 'plate';
  const count = item.sequences.length;
  const filled = item.sequences.flatMap(({ well }) => (well === null ? [] : [wellIndex(well, plate96)]));
  return {
    summary: `${countText(count, 'guide')}, ${geneEditors[item.nuclease].display}, ${item.modifications} modifications, ${nmolOf(item.yield)} nmol each`,
    plate: isPlate ? { format: plate96, filled: new Set(filled) } : null,
    columns: [
      { title: isPlate ? 'Well' : 'No.', share: 8, code: true },
      { title: 'Name', share: 26, code: false },
      { title: 'Target sequence, 5′ to 3′', share: 66, code: true },
    ],
    rows: item.sequences.map(({ name, rawSequence, well }, at) => [
      well === null ? String(at + 1) : wellLabel(well),
      name,
      rawSequence,
    ]),
  };
}

const guideRnaPaper: ItemPaper<GuideRnaItem> = { contents: guides, hasPlateMap: true, plateMap: plateMapTables };

const addOnPaper: ItemPaper<AddOnItem> = { contents: () => null, hasPlateMap: false, plateMap: () => [] };

/** What sales wrote of it beyond its name. */
const quotedLinePaper: ItemPaper<QuotedLineItem> = {
  contents: ({ line }) => {
    if (line === undefined || line.terms.details === '') return null;
    const { amount, unit, details } = line.terms;
    return {
      summary: `${amount} ${unit}, for request ${line.requestNumber}`,
      plate: null,
      columns: [{ title: 'Details', share: 100, code: false }],
      rows: details.split('\n').map((text) => [text]),
    };
  },
  hasPlateMap: false,
  plateMap: () => [],
};

/** How papers show the kinds that are sold. */
export const itemPapers = {
  guide_rna: guideRnaPaper,
  gene_library: geneLibraryPaper,
  cell_library: cellLibraryPaper,
  express_knockout: expressKnockoutPaper,
  knockout_cells: knockoutCellsPaper,
  add_on: addOnPaper,
  quoted_line: quotedLinePaper,
} as const satisfies { readonly [Kind in ItemKind]: ItemPaper<ItemOfKind<Kind>> };
