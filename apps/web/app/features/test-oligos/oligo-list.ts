import { plainSourceTexts } from '../../builder/list-import/dialog/source-pane.tsx';
import { plateTemplate } from '../../builder/list-import/dialog/template-links.tsx';
import { plainListProduct } from '../../builder/list-import/list-product.ts';
import type { Prices } from '../../platform/price-query.ts';
import { oligoFormat } from './oligo-project.ts';
import { minOligos, type OligoFault } from './oligo-rules.ts';

/** What decides beside the project and the list. */
export interface OligoListBeside {
  /** Null while there is no price list. */
  readonly prices: Prices | null;
}

/** What is said of lists of oligos. */
export const oligoListProduct = plainListProduct<OligoFault>({
  noun: ['oligo', 'oligos'],
  format: oligoFormat,
  minWells: minOligos,
  textHeading: 'Sequence, 5′ to 3′',
  faultWord: () => 'Oligo',
  faultSentence: ({ sentence }) => sentence,
});

export const oligoSourceTexts = plainSourceTexts(oligoListProduct.noun, {
  example: () => 'primer-1\tACGTTGCA\nprimer-2\tTTGACCGT',
  template: plateTemplate('test-oligos-template', oligoFormat),
});
