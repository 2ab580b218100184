import type { CatalogueGene, GenomeSlug } from '../gene/index.ts';
import { wellLabel, wellPosition } from '../labware/index.ts';
import { sentProjectName } from '../naming/index.ts';
import {
  type CellLibraryFaultCode,
  cellLibraryFaultMessages,
  type PoolFaultCode,
  poolFaultMessages,
  poolFaults,
} from './cell-library-faults.ts';
import { type ControlCounts, cellLibraryLimits, poolRack } from './cell-library-limits.ts';
import type { CellLibraryProject } from './cell-library-project.ts';
import { faultsOfPool, settingFaults } from './cell-library-rules.ts';
import { type CheckedCellLibrary, placeInWords } from './check-cell-library.ts';
import { placeOfPool, rackLayout } from './rack-layout.ts';

/** The gene of one pool of an item. */
export interface CellLibraryGene {
  readonly ensemblId: string;
  readonly geneName: string;
  readonly isEssential: boolean;
  /** What the customer wrote (ruling 66). */
  readonly typedName: string;
  /** What the catalogue said of the gene when the item was checked; absent in older items. */
  readonly gene?: PoolFacts;
}

/** What stays with a pool of the catalogue that it was checked by. */
export interface PoolFacts {
  readonly guideCount: number;
  /** Symbols of the genes that its guides cut as well; the id of one that the catalogue does not have. */
  readonly alsoCut: readonly string[];
}

/** A library of engineered cells as it goes into the cart (CL-22). Where pools stand follows from their order. */
export interface CellLibraryItem {
  readonly kind: 'cell_library';
  readonly productSlug: 'engineered_cell_libraries';
  readonly name: string;
  readonly species: GenomeSlug;
  readonly cellLine: string;
  readonly controls: ControlCounts;
  readonly replicates: number;
  /** The version of the gene list that names were looked up in; null where the sender did not say. */
  readonly catalogueVersion: string | null;
  readonly genes: readonly CellLibraryGene[];
}

/** What a library is called whose project has no name. */
const unnamed = 'Engineered cell library';

/**
 * The item of a checked project, with the pools that have no error. What is left out is left out of the price, too
 * (ruling 73); the cart takes it only when nothing is.
 */
export function cellLibraryItem(
  project: CellLibraryProject,
  { pools }: Pick<CheckedCellLibrary, 'pools'>,
  catalogueVersion: string | null,
): CellLibraryItem {
  return {
    kind: 'cell_library',
    productSlug: 'engineered_cell_libraries',
    name: sentProjectName(project.name) ?? unnamed,
    species: project.genome,
    cellLine: project.cellLine ?? '',
    controls: project.controls,
    replicates: project.replicates,
    catalogueVersion,
    genes: pools.flatMap(({ errors, ensemblId, validatedName, isEssential, value }) =>
      errors.length > 0 || ensemblId === null || validatedName === null
        ? []
        : [{ ensemblId, geneName: validatedName, isEssential, typedName: value.trim() }],
    ),
  };
}

/** The project that an item was made of, to be edited: what was typed stands in the pools, the gene stays chosen. */
export function projectFromCellLibrary(item: CellLibraryItem, newId: () => string): CellLibraryProject {
  return {
    name: item.name,
    genome: item.species,
    cellLine: item.cellLine,
    controls: item.controls,
    replicates: item.replicates,
    pools: item.genes.map(({ typedName, ensemblId }) => ({ id: newId(), name: typedName, chosenId: ensemblId })),
  };
}

/** The item with the version and the facts that it was checked by; what was sent of them counts for nothing. */
export function withPoolFacts(
  item: CellLibraryItem,
  genes: ReadonlyMap<string, KnownGene>,
  catalogueVersion: string | null,
): CellLibraryItem {
  const withFacts = ({ gene: _, ...pool }: CellLibraryGene): CellLibraryGene => {
    const found = genes.get(pool.ensemblId);
    if (found === undefined) return { ...pool, isEssential: false };
    const { guideCount, isEssential } = found;
    return { ...pool, isEssential, gene: { guideCount, alsoCut: alsoCutBy(found, genes) } };
  };
  return { ...item, catalogueVersion, genes: item.genes.map(withFacts) };
}

const alsoCutBy = ({ offTargetGenes }: KnownGene, genes: ReadonlyMap<string, KnownGene>): string[] =>
  offTargetGenes.map((id) => genes.get(id)?.symbol ?? id);

/** What the rules say about an item, with the pool it is said of. */
export interface CellLibraryItemFault {
  readonly code: PoolFaultCode | CellLibraryFaultCode;
  readonly severity: 'error' | 'warning';
  readonly field: string;
  /** Which of the genes; null for the library as a whole. */
  readonly geneIndex: number | null;
  readonly well: string | null;
  readonly name: string;
  readonly message: string;
}

const fieldOf: Readonly<Record<CellLibraryFaultCode, string>> = {
  TOO_FEW_POOLS: 'genes',
  TOO_MANY_POOLS: 'genes',
  REPLICATES_INVALID: 'replicates',
  NTC1_INVALID: 'num_ntc1_controls',
  NTC2_INVALID: 'num_ntc2_controls',
  MOCK_INVALID: 'num_mock_wells',
  CELL_LINE_MISSING: 'cell_line',
  CELL_LINE_UNKNOWN: 'cell_line',
  NAME_MISSING: 'name',
  NAME_TOO_LONG: 'name',
};

function wholeFaults(item: CellLibraryItem, cellLines: ReadonlySet<string> | null): CellLibraryItemFault[] {
  const codes = settingFaults(item, item.genes.length, cellLines);
  const name = item.name.trim();
  if (name === '') codes.push('NAME_MISSING');
  if (name.length > cellLibraryLimits.nameLength.max) codes.push('NAME_TOO_LONG');
  return codes.map((code) => ({
    code,
    severity: 'error',
    field: fieldOf[code],
    geneIndex: null,
    well: null,
    name: item.name,
    message: cellLibraryFaultMessages[code],
  }));
}

type KnownGene = Pick<CatalogueGene, 'symbol' | 'guideCount' | 'isEssential' | 'offTargetGenes'>;

/**
 * Checks an item by the ids of its genes: in the cart, and once more at the checkout, since a newer catalogue may have
 * taken genes, guides or cell lines away.
 *
 * @param genes what the catalogue says of the item's genes, by Ensembl id; what is missing is not in it
 * @param cellLines names of the lines that libraries of its genome are made in
 */
export function checkCellLibraryItem(
  item: CellLibraryItem,
  genes: ReadonlyMap<string, KnownGene>,
  cellLines: ReadonlySet<string> | null,
): CellLibraryItemFault[] {
  const faults = wholeFaults(item, cellLines);
  // Somebody may send thousands of genes; that they are too many is the answer.
  if (faults.some(({ code }) => code === 'TOO_MANY_POOLS')) return faults;
  const layout = rackLayout(item.species, item.controls);
  const racks = Math.ceil(item.genes.length / layout.slots.length);
  const firstPlaces = new Map<string, string>();
  for (const [at, { ensemblId, geneName }] of item.genes.entries()) {
    const place = placeOfPool(layout, at);
    const well = wellLabel(wellPosition(place.index, poolRack));
    const add = ({ code, message }: { readonly code: PoolFaultCode; readonly message: string }) =>
      faults.push({ code, severity: poolFaults[code], field: 'genes', geneIndex: at, well, name: geneName, message });
    const gene = genes.get(ensemblId);
    if (gene === undefined) {
      add({ code: 'GENE_NOT_FOUND', message: `${geneName} is not in the current gene list.` });
      continue;
    }
    if (gene.symbol !== geneName) {
      const now = `${geneName} is called ${gene.symbol} in the current gene list.`;
      add({ code: 'GENE_NOT_FOUND', message: `${now} Open the library to check it again.` });
      continue;
    }
    const { errors, warnings } = faultsOfPool(gene, alsoCutBy(gene, genes));
    for (const fault of [...errors, ...warnings]) add(fault);
    const first = firstPlaces.get(ensemblId);
    if (first === undefined) firstPlaces.set(ensemblId, placeInWords(place, racks));
    else add({ code: 'GENE_REPEATED', message: poolFaultMessages.GENE_REPEATED(gene.symbol, first) });
  }
  return faults;
}
