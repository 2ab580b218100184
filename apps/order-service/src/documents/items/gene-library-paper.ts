import { geneGenomes } from '@cutsite/domain/gene';
import { countWells, type GeneLibraryItem, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { wellIndex, wellLabel } from '@cutsite/domain/labware';
import { withProject } from '@cutsite/domain/naming';
import type { ExportCell } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import type { GeneListOfItem, ItemPaper, OrderedCopies, PaperContents } from './item-paper.ts';

/** What is in each well, as text: the plate map keeps the stable id beside the symbol, and what was typed. */
const plateMapColumns = [
  'Plate',
  'Well Position',
  'Gene',
  'Ensembl ID',
  'Type',
  'Typed as',
  'Amount (pmol)',
  'Lot',
  'Copies',
] as const;

function contents(item: GeneLibraryItem): PaperContents {
  const { format } = libraryPlateTypes[item.plateFormat];
  const { genes, controls } = countWells(item);
  const counts = `${countText(genes, 'gene')}${controls === 0 ? '' : ` and ${controls} controls`}`;
  return {
    summary: `${counts}, ${format.label}, ${item.quantityPerWell} pmol a well, ${geneGenomes[item.species].label}`,
    plate: item.plates.map(({ name, wells }) => ({
      name,
      format,
      filled: new Set(wells.map(({ position }) => wellIndex(position, format))),
      controls: new Set(wells.flatMap(({ isControl, position }) => (isControl ? [wellIndex(position, format)] : []))),
    })),
    columns: [
      { title: 'Plate', share: 20, code: false },
      { title: 'Well', share: 8, code: true },
      { title: 'Gene or control', share: 24, code: false },
      { title: 'Ensembl ID', share: 26, code: true },
      { title: 'Typed as', share: 22, code: false },
    ],
    rows: item.plates.flatMap(({ name, wells }) =>
      wells.map(({ position, label, ensemblId, typedName }) => [
        name,
        wellLabel(position),
        label,
        ensemblId ?? '',
        typedName === label ? '' : typedName,
      ]),
    ),
  };
}

function plateMap(entries: readonly OrderedCopies<GeneLibraryItem>[]) {
  const plates = entries.flatMap((entry) => entry.item.plates.map((plate) => ({ ...entry, plate })));
  return plates.map(({ item, lot, plate }) => ({
    title: plate.name,
    rows: [
      plateMapColumns,
      ...plate.wells.map((well): ExportCell[] => [
        withProject(item.projectName, plate.name),
        wellLabel(well.position),
        well.label,
        well.ensemblId ?? '',
        well.isControl ? 'control' : 'gene',
        well.typedName,
        item.quantityPerWell,
        lot ?? '',
        item.replicates,
      ]),
    ],
  }));
}

function geneList(item: GeneLibraryItem): GeneListOfItem {
  return {
    genome: item.species,
    version: item.catalogueVersion,
    genes: item.plates.flatMap(({ name, wells }) =>
      wells.map((well) => ({
        symbol: well.label,
        ensemblId: well.ensemblId,
        typedName: well.typedName,
        role: well.isControl ? ('control' as const) : ('gene' as const),
        guideCount: well.gene?.guideCount ?? null,
        isEssential: well.gene?.isEssential ?? null,
        place: `${name} ${wellLabel(well.position)}`,
      })),
    ),
  };
}

/** Libraries: every well with its gene, and a sheet of the plate map for each plate. */
export const geneLibraryPaper: ItemPaper<GeneLibraryItem> = { contents, hasPlateMap: true, plateMap, geneList };
