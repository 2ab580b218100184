export { geneListFile } from './gene-list-file.ts';
export type { ItemPaper, ItemPapers, OrderedCopies, PaperContents, PaperTables } from './items/item-paper.ts';
export { itemPapers } from './items/item-papers.ts';
export type { OrderPaper } from './paper/order-paper.ts';
export { type PlateMapFormat, plateMapFile, plateMapFormats } from './plate-map-file.ts';
export { renderOrderPaper } from './render-when-asked.ts';
