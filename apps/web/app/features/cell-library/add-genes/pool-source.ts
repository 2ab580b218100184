import type { GenomeSlug } from '@cutsite/domain/gene';
import type { SourceTexts } from '../../../builder/list-import/dialog/source-pane.tsx';
import { examplePools } from '../genes/example-pools.ts';
import { poolTemplate } from '../genes/pool-template.ts';

/** What is said of the lists that a library of cells takes (LI-14, LI-20). */
export const poolSourceTexts = (genome: GenomeSlug): SourceTexts => ({
  paste: {
    label: 'Gene symbols or Ensembl ids',
    placeholder: examplePools[genome].slice(0, 3).join('\n'),
    hint: 'One a line, or separated by commas: symbols, synonyms, Ensembl ids. Controls are set beside the rack.',
  },
  fileLabel: 'XLSX, CSV or TSV: choose files, or drop them here',
  file: 'A pool list starts with the header Gene; a file of one column needs none.',
  example: () => examplePools[genome].join('\n'),
  template: poolTemplate,
});
