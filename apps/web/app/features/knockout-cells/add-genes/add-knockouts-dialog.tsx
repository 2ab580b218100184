import { isOwnLine, knockoutLimits, knockoutProducts, ownLineName } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { useMemo } from 'react';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { useCellLines } from '../../../genes/cell-lines/cell-line-store.ts';
import { beginSecond } from '../../../genes/list/begin-second.ts';
import { GeneListDialog } from '../../../genes/list/gene-list-dialog.tsx';
import { knockoutProjects, useBuilder, useProject } from '../draft/knockout-drafts.ts';

import { exampleGenes } from './example-genes.ts';
import type { KnockoutListBeside } from './knockout-list-work.ts';
import { knockoutHeadings } from './knockout-table-cells.ts';
import { nextPart } from './next-part.ts';

interface AddKnockoutsDialogProps {
  /** A list that was pasted or dropped on the screen. */
  readonly start: Source | null;
  readonly onClose: () => void;
}

const most = knockoutLimits.genesPerProject;
const newWorker = () => new Worker(new URL('./knockout-list.worker.ts', import.meta.url), { type: 'module' });

/** Adds several genes at once, looked at name by name before anything changes. */
export function AddKnockoutsDialog({ start, onClose }: AddKnockoutsDialogProps) {
  const builder = useBuilder();
  const { genome, product, entry } = useProject();
  const prices = usePrices() ?? null;
  const lines = useCellLines(genome);
  const beside = useMemo((): KnockoutListBeside => ({ prices, lines: lines ?? [] }), [prices, lines]);
  const line = entry.cellLine.trim();
  const headings = knockoutHeadings(product);
  const table = `a table with the columns ${headings.slice(0, -1).join(', ')} and ${headings.at(-1) ?? ''}`;
  const words = useMemo(
    () => ({
      what: 'list',
      title: line === '' ? 'Add genes' : `Add genes in ${isOwnLine(line) ? ownLineName(line) : line}`,
      action: 'Paste several genes',
      source: {
        paste: {
          label: 'Genes',
          placeholder: exampleGenes[genome].slice(0, 3).join('\n'),
          hint: `One a line, or separated by commas: symbols, synonyms, Ensembl ids; or ${table}. ${knockoutProducts[product].label}.`,
        },
        fileLabel: 'XLSX, CSV or TSV: choose files, or drop them here',
        file: `A list of genes, or ${table}.`,
        example: () => exampleGenes[genome].join('\n'),
        template: { name: 'knockouts-template', title: 'Genes', rows: () => [headings, headings.map(() => '')] },
      },
      holdsAtMost: `A list holds at most ${most} genes`,
      usedAfter: (used: number) => `${countText(used, 'gene')} in the list after this.`,
      addedTo: () => 'your list',
    }),
    [genome, product, line, headings, table],
  );
  return (
    <GeneListDialog<KnockoutListBeside>
      genome={genome}
      words={words}
      newWorker={newWorker}
      beside={beside}
      start={start}
      secondProject={() => beginSecond(knockoutProjects.store, nextPart(builder.project(), builder.newId))}
      onClose={onClose}
    />
  );
}
