export {
  type ItemPaper,
  type ItemPapers,
  itemPapers,
  type OrderedCopies,
  type PaperContents,
  type PaperTables,
} from './items/index.ts';
export { dayText } from './paper/draw-head.ts';
export type { OrderPaper } from './paper/order-paper.ts';
export { type PlateMapFormat, plateMapFile, plateMapFormats } from './plate-map-file.ts';
export { renderOrderPaper } from './render-order-paper.ts';
