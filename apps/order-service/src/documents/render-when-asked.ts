import type { PaperTables } from './items/item-paper.ts';
import type { OrderPaper } from './paper/order-paper.ts';

/**
 * Draws a paper as PDF (see `render-order-paper.ts`). What draws, and its fonts, take memory and time to
 * load: the first paper pays for them, not every start (promise P8).
 */
export async function renderOrderPaper(tables: PaperTables, paper: OrderPaper): Promise<Buffer> {
  const draw = await import('./render-order-paper.ts');
  return draw.renderOrderPaper(tables, paper);
}
