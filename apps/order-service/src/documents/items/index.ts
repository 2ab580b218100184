export type { ItemPaper, ItemPapers, OrderedCopies, PaperContents, PaperTables } from './item-paper.ts';
export { itemPapers } from './item-papers.ts';
