import { type CellLibraryItem, filledRacks, poolRack, type RackWell } from '@cutsite/domain/cell-library';
import { geneGenomes } from '@cutsite/domain/gene';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { ExportCell } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import type { GeneListOfItem, ItemPaper, OrderedCopies, PaperContents } from './item-paper.ts';

const typeWords = {
  gene: 'pool',
  control: 'control',
  viability: 'used up in the test, not shipped',
} as const satisfies Readonly<Record<RackWell['type'], string>>;

const labelOf = ({ index }: RackWell) => wellLabel(wellPosition(index, poolRack));

function contents(item: CellLibraryItem): PaperContents {
  const racks = filledRacks(item);
  const [only, ...more] = racks;
  const pools = countText(item.genes.length, 'pool');
  const where = racks.length === 1 ? 'one rack' : `${racks.length} racks`;
  return {
    summary: `${pools} in ${where} of 96, ${item.cellLine}, ${geneGenomes[item.species].label}`,
    plate:
      only === undefined || more.length > 0
        ? null
        : { format: poolRack, filled: new Set(only.wells.map(({ index }) => index)) },
    columns: [
      { title: 'Rack', share: 12, code: false },
      { title: 'Well', share: 8, code: true },
      { title: 'Gene or control', share: 24, code: false },
      { title: 'Ensembl ID', share: 24, code: true },
      { title: 'What it is', share: 32, code: false },
    ],
    rows: racks.flatMap(({ name, wells }) =>
      wells.map((well) => [name, labelOf(well), well.label, well.ensemblId, whatItIs(well)]),
    ),
  };
}

/** "pool, typed as HER2": what was written stays with the order (ruling 66). */
function whatItIs({ type, typedName, label }: RackWell): string {
  const word = typeWords[type];
  return type !== 'gene' || typedName === label ? word : `${word}, typed as ${typedName}`;
}

/** The rack map keeps the stable id beside the symbol, and what was typed. */
const rackMapColumns = [
  'Library',
  'Rack',
  'Well Position',
  'Gene',
  'Ensembl ID',
  'Type',
  'Typed as',
  'Cell line',
  'Lot',
  'Copies',
] as const;

function plateMap(entries: readonly OrderedCopies<CellLibraryItem>[]) {
  const racks = entries.flatMap((entry) => filledRacks(entry.item).map((rack) => ({ ...entry, rack })));
  return racks.map(({ item, lot, rack }) => ({
    title: `${item.name} ${rack.name}`,
    rows: [
      rackMapColumns,
      ...rack.wells.map((well): ExportCell[] => [
        item.name,
        rack.name,
        labelOf(well),
        well.label,
        well.ensemblId,
        typeWords[well.type],
        well.typedName,
        item.cellLine,
        lot ?? '',
        item.replicates,
      ]),
    ],
  }));
}

/** Every pool and every control with its rack and well. Older items keep neither guides nor genes cut along. */
function geneList(item: CellLibraryItem): GeneListOfItem {
  const pools = new Map(item.genes.map((pool) => [pool.ensemblId, pool]));
  return {
    genome: item.species,
    version: item.catalogueVersion,
    genes: filledRacks(item).flatMap(({ name, wells }) =>
      wells.map((well) => {
        const pool = well.type === 'gene' ? pools.get(well.ensemblId) : undefined;
        return {
          symbol: well.label,
          ensemblId: well.ensemblId === '' ? null : well.ensemblId,
          typedName: well.typedName,
          role: well.type === 'gene' ? ('gene' as const) : ('control' as const),
          guideCount: pool?.gene?.guideCount ?? null,
          isEssential: pool?.isEssential ?? null,
          alsoCut: pool?.gene?.alsoCut ?? [],
          place: `${name} ${labelOf(well)}`,
        };
      }),
    ),
  };
}

/** Libraries of cells: every well of every rack, controls included, and a sheet of the map for each rack. */
export const cellLibraryPaper: ItemPaper<CellLibraryItem> = { contents, hasPlateMap: true, plateMap, geneList };
