import {
  type CatalogueGene,
  type GeneIndex,
  geneNameCode,
  geneNameMessage,
  type NamedBy,
  type ResolvedName,
  resolveGenes,
} from '../gene/index.ts';
import { wellLabel, wellPosition } from '../labware/index.ts';
import { type CellLibraryFaultCode, type PoolFault, poolFaultMessages } from './cell-library-faults.ts';
import { poolRack } from './cell-library-limits.ts';
import type { CellLibraryProject, LibraryPool } from './cell-library-project.ts';
import { controlMessage, faultsOfPool, settingFaults } from './cell-library-rules.ts';
import { type PoolPlace, placeOfPool, rackLayout, rackName } from './rack-layout.ts';

/** A pool with all that is known of it (CL-3). */
export interface CheckedPool {
  readonly id: string;
  readonly place: PoolPlace;
  /** As typed. */
  readonly value: string;
  readonly type: 'gene' | 'control';
  /** The symbol of the list; null while it leads to nothing. */
  readonly validatedName: string | null;
  readonly ensemblId: string | null;
  readonly numGuides: number | null;
  readonly isEssential: boolean;
  /** Symbols of the genes that its guides cut as well; the id of one that is not in the list. */
  readonly offTargetGenes: readonly string[];
  readonly errors: readonly PoolFault[];
  readonly warnings: readonly PoolFault[];
  /** How the name led to its gene; null where it led to none. */
  readonly by: NamedBy | 'choice' | null;
  /** What the name may mean; null where the customer has chosen. */
  readonly answer: ResolvedName<CatalogueGene> | null;
}

/** A project and what the rules say about it, pools in its order. */
export interface CheckedCellLibrary {
  readonly faults: readonly CellLibraryFaultCode[];
  readonly pools: readonly CheckedPool[];
  /** Pools that can be ordered. Price and tier are those of this number (ruling 73). */
  readonly orderable: number;
  /** Pools with an error: "3 of 172 left out". */
  readonly leftOut: number;
  /** Nothing blocks the order. */
  readonly isOrderable: boolean;
}

/** The lists that a project is checked against. */
export interface CellLibraryLists {
  readonly index: GeneIndex<CatalogueGene>;
  /** Of other species, where they are at hand: a name of theirs is then said to be one. */
  readonly others?: readonly GeneIndex<CatalogueGene>[];
  /** Names of the lines that libraries of the genome are made in; null: not at hand, so that any name will do. */
  readonly cellLines: ReadonlySet<string> | null;
}

function symbolsOf(ids: readonly string[], { byId, genes }: GeneIndex<CatalogueGene>): string[] {
  return ids.map((id) => {
    const place = byId.get(id);
    return (place === undefined ? undefined : genes[place]?.symbol) ?? id;
  });
}

function checkPool(
  pool: LibraryPool,
  place: PoolPlace,
  answer: ResolvedName<CatalogueGene>,
  { index }: CellLibraryLists,
): CheckedPool {
  const at = pool.chosenId === null ? undefined : index.byId.get(pool.chosenId);
  const chosen = at === undefined ? undefined : index.genes[at];
  const gene = chosen ?? (answer.status === 'matched' ? answer.gene : null);
  const common = { id: pool.id, place, value: pool.name, answer: chosen === undefined ? answer : null } as const;
  if (gene === null) {
    const ofControl = answer.status === 'not_found' ? controlMessage(pool.name) : null;
    const message = ofControl ?? geneNameMessage(answer, index.genome);
    const none = { validatedName: null, ensemblId: null, numGuides: null, isEssential: false, offTargetGenes: [] };
    const errors = [{ code: geneNameCode(answer) ?? 'GENE_NOT_FOUND', message: message ?? '' }] as const;
    return { ...common, ...none, type: ofControl === null ? 'gene' : 'control', errors, warnings: [], by: null };
  }
  const offTargetGenes = symbolsOf(gene.offTargetGenes, index);
  return {
    ...common,
    type: 'gene',
    validatedName: gene.symbol,
    ensemblId: gene.ensemblId,
    numGuides: gene.guideCount,
    isEssential: gene.isEssential,
    offTargetGenes,
    ...faultsOfPool(gene, offTargetGenes),
    by: chosen !== undefined ? 'choice' : answer.status === 'matched' ? answer.by : null,
  };
}

/** "C05", or "Rack 2 C05" where there are several racks. */
export function placeInWords({ rack, index }: PoolPlace, racks: number): string {
  const label = wellLabel(wellPosition(index, poolRack));
  return racks > 1 ? `${rackName(rack)} ${label}` : label;
}

/** The later pools of a gene are errors, with the place of the first (ruling 86). */
function withRepeats(pools: readonly CheckedPool[]): CheckedPool[] {
  const racks = (pools.at(-1)?.place.rack ?? 0) + 1;
  const first = new Map<string, string>();
  return pools.map((pool) => {
    if (pool.ensemblId === null) return pool;
    const place = first.get(pool.ensemblId);
    if (place === undefined) {
      first.set(pool.ensemblId, placeInWords(pool.place, racks));
      return pool;
    }
    const message = poolFaultMessages.GENE_REPEATED(pool.validatedName ?? pool.value, place);
    return { ...pool, errors: [...pool.errors, { code: 'GENE_REPEATED', message } as const] };
  });
}

/**
 * Checks a project against the lists of its genome: every pool, and the whole. The same rules decide on the server, by
 * ids instead of names (`checkCellLibraryItem`).
 */
export function checkCellLibrary(project: CellLibraryProject, lists: CellLibraryLists): CheckedCellLibrary {
  const layout = rackLayout(project.genome, project.controls);
  const answers = resolveGenes(
    project.pools.map(({ name }) => name),
    lists.index,
    lists.others,
  );
  const pools = withRepeats(
    project.pools.map((pool, at) =>
      checkPool(pool, placeOfPool(layout, at), answers[at] as ResolvedName<CatalogueGene>, lists),
    ),
  );
  const orderable = pools.filter(({ errors }) => errors.length === 0).length;
  const faults = settingFaults(project, pools.length, lists.cellLines);
  return {
    faults,
    pools,
    orderable,
    leftOut: pools.length - orderable,
    isOrderable: faults.length === 0 && orderable === pools.length,
  };
}
