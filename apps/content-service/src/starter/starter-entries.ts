import { helpCategories } from './help/help-categories.ts';
import { helpOfCells } from './help/help-of-cells.ts';
import { helpOfGuideRna } from './help/help-of-guide-rna.ts';
import { helpOfLibraries } from './help/help-of-libraries.ts';
import { helpOfOrders } from './help/help-of-orders.ts';
import { legalTexts } from './legal/legal-texts.ts';
import { homePage } from './pages/home.ts';
import { thanks } from './pages/thanks.ts';
import type { StarterEntry } from './starter-entry.ts';

/** Every entry that a store begins with. */
export const starterEntries: readonly StarterEntry[] = [
  homePage,
  ...helpCategories,
  ...helpOfGuideRna,
  ...helpOfLibraries,
  ...helpOfCells,
  ...helpOfOrders,
  ...legalTexts,
  ...thanks,
];
