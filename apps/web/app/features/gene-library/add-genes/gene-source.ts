import type { GenomeSlug } from '@cutsite/domain/gene';
import { type PlateFormat, positionsInOrder, wellLabel } from '@cutsite/domain/labware';
import type { SourceTexts } from '../../../builder/list-import/dialog/source-pane.tsx';
import { exampleGenes } from '../genes/example-genes.ts';

/** What is said of the lists that a library takes. */
export const geneSourceTexts = (genome: GenomeSlug, format: PlateFormat): SourceTexts => ({
  paste: {
    label: 'Genes and controls',
    placeholder: exampleGenes[genome].slice(0, 3).join('\n'),
    hint: 'One a line, or separated by commas: symbols, synonyms, Ensembl ids, controls. Or a list of wells.',
  },
  fileLabel: 'XLSX, CSV or TSV: choose files, or drop them here',
  file:
    'A list of genes, or a list of wells that begins with Well Position and Gene, or a plate as a grid. ' +
    'Several sheets become several plates.',
  example: () => exampleGenes[genome].join('\n'),
  template: {
    name: `gene-library-template-${format.wellCount}`,
    title: 'Plate 1',
    rows: () => [
      ['Well Position', 'Gene'],
      ...positionsInOrder(format, 'by_column').map((position) => [wellLabel(position), '']),
    ],
  },
});
