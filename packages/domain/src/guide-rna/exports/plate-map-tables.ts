import { wellLabel } from '../../labware/index.ts';
import { withProject } from '../../naming/index.ts';
import type { ExportCell, ExportTable } from '../../sheet/index.ts';
import type { GuideRnaItem } from '../items/guide-rna-item.ts';
import { geneEditors } from '../options/gene-editors.ts';
import { nmolOf } from '../options/options.ts';

/**
 * The columns of the plate map that comes with an order, which no requirement names. Name,
 * Sequence and Well are headings that our own import reads.
 */
export const plateMapColumns = [
  'Plate',
  'Well',
  'Name',
  'Sequence',
  'Nuclease',
  'Modifications',
  'Amount (nmol)',
  'Lot',
  'Copies',
] as const;

/** What was ordered of one item. */
export interface PlateMapEntry {
  readonly item: GuideRnaItem;
  /** How many copies of the plate, or of each tube. */
  readonly copies: number;
  /** The number of the lot it was made in; null until it is made. */
  readonly lot: string | null;
}

/**
 * What is in every well and tube of an order, for instruments and spreadsheets: a sheet for each plate, one for all
 * tubes. Names are as they were written; who makes a file of it escapes formulas. Tubes have neither plate nor well.
 */
export function plateMapTables(entries: readonly PlateMapEntry[]): ExportTable[] {
  const plates = entries.filter(({ item }) => item.format === 'plate');
  const tubes = entries.filter(({ item }) => item.format === 'tube');
  const tables = plates.map((entry) => ({
    title: entry.item.plateName ?? '',
    rows: [plateMapColumns, ...rowsOf(entry)],
  }));
  if (tubes.length === 0) return tables;
  return [...tables, { title: 'Tubes', rows: [plateMapColumns, ...tubes.flatMap(rowsOf)] }];
}

function rowsOf({ item, copies, lot }: PlateMapEntry): ExportCell[][] {
  return item.sequences.map(({ name, rawSequence, well }) => [
    item.plateName === null ? '' : withProject(item.projectName, item.plateName),
    well === null ? '' : wellLabel(well),
    name,
    rawSequence,
    geneEditors[item.nuclease].display,
    item.modifications,
    nmolOf(item.yield),
    lot ?? '',
    copies,
  ]);
}
