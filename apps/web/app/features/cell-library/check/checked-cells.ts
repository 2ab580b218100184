import {
  type CellLibraryFaultCode,
  type CellLibraryItem,
  type CheckedCellLibrary,
  type CheckedPool,
  type ControlWell,
  cellLibraryFaultMessages,
  cellLibraryItem,
  cellLibraryLimits,
  checkCellLibrary,
  type PoolFaultCode,
} from '@cutsite/domain/cell-library';
import { countText } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import { type BuilderPlate, plateInView } from '../../../builder/project/builder-project.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import {
  type CheckedGenePlate,
  checkedGenePlate,
  type ShownGeneFault,
  type ShownPlateFault,
} from '../../../genes/check/checked-plate.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import { lineNamesNow } from '../lines/cell-lines.ts';
import { type CellsDraft, cellsOf, layoutOf } from '../project/cells-draft.ts';

export type ShownPoolFault = ShownGeneFault<PoolFaultCode, CheckedPool>;
/** What is wrong with the library as a whole; it stands with its first rack. */
export type ShownWholeFault = ShownPlateFault<CellLibraryFaultCode>;

/** A rack of the screen with what the rules say about it. */
export interface CheckedRack extends CheckedGenePlate<CellLibraryFaultCode, PoolFaultCode, CheckedPool> {
  readonly controls: ReadonlyMap<number, ControlWell>;
}

/** The project as the screen shows it. `library`: null until the gene list is there. */
export interface CheckedCells {
  readonly library: CheckedCellLibrary | null;
  readonly version: string | null;
  readonly pools: number;
  /** Ids of the pools that the edited item of the cart does not have (CL-26); none where no item is edited. */
  readonly newPools: ReadonlySet<string>;
  readonly slotsPerRack: number;
  readonly racks: readonly CheckedRack[];
}

const stateOf = ({ errors, warnings }: CheckedPool): WellState =>
  errors.length > 0 ? 'error' : warnings.length > 0 ? 'warning' : 'filled';

/** The sentence of a fault of the whole, with the figures of this project. */
function messageOf(code: CellLibraryFaultCode, pools: number): string {
  const { min, max } = cellLibraryLimits.pools;
  const sentence = cellLibraryFaultMessages[code];
  if (code === 'TOO_FEW_POOLS') return `${countText(pools, 'pool')}. ${sentence} ${min - pools} more are needed.`;
  if (code === 'TOO_MANY_POOLS') return `${countText(pools, 'pool')}. ${sentence} Take out ${pools - max}.`;
  return sentence;
}

function checkedRack(
  plate: BuilderPlate,
  byId: ReadonlyMap<string, CheckedPool>,
  controls: ReadonlyMap<number, ControlWell>,
  faults: readonly ShownWholeFault[],
): CheckedRack {
  const known = new Map(
    plate.wells.flatMap(({ id, index }) => {
      const pool = byId.get(id);
      return pool === undefined ? [] : [[index, pool] as const];
    }),
  );
  const controlStates = [...controls.keys()].map((index) => [index, 'control'] as const);
  return { ...checkedGenePlate(plate, known, faults, stateOf, controlStates), controls };
}

/** A pool whose warnings are meant is shown without them; the report before the order still has them. */
const withoutMeant = (pool: CheckedPool, meant: ReadonlySet<string>): CheckedPool =>
  pool.warnings.length > 0 && pool.ensemblId !== null && meant.has(pool.ensemblId) ? { ...pool, warnings: [] } : pool;

function newPoolsOf({ inCart }: CellsDraft, library: CheckedCellLibrary | null): ReadonlySet<string> {
  if (inCart === undefined) return new Set();
  const known = new Set(inCart);
  const isNew = ({ ensemblId }: CheckedPool) => ensemblId === null || !known.has(ensemblId);
  return new Set((library?.pools ?? []).filter(isNew).map(({ id }) => id));
}

interface Kept {
  readonly genes: GenesAtHand | null;
  readonly lines: ReadonlySet<string> | null;
  readonly checked: CheckedCells;
}
const kept = new WeakMap<CellsDraft, Kept>();

/** Checks a project; the same answer for the same project, genes and cell lines. */
export function checkedCells(
  draft: CellsDraft,
  genes: GenesAtHand | null = cellGenes.now(draft.genome),
  lines: ReadonlySet<string> | null = lineNamesNow(draft.genome),
): CheckedCells {
  const before = kept.get(draft);
  if (before !== undefined && before.genes === genes && before.lines === lines) return before.checked;
  const project = cellsOf(draft);
  const library = genes === null ? null : checkCellLibrary(project, { ...genes, cellLines: lines });
  const meant = new Set(draft.meant);
  const byId = new Map((library?.pools ?? []).map((pool) => [pool.id, withoutMeant(pool, meant)]));
  const layout = layoutOf(draft);
  const controls = new Map(layout.controls.map((control) => [control.index, control]));
  const pools = project.pools.length;
  const whole = (library?.faults ?? []).map(
    (code): ShownWholeFault => ({ severity: 'error', code, message: messageOf(code, pools) }),
  );
  const checked: CheckedCells = {
    library,
    newPools: newPoolsOf(draft, library),
    version: genes?.version ?? null,
    pools,
    slotsPerRack: layout.slots.length,
    racks: draft.plates.map((plate, at) => checkedRack(plate, byId, controls, at === 0 ? whole : [])),
  };
  kept.set(draft, { genes, lines, checked });
  return checked;
}

/** The rack in view among those that are checked. */
export function rackInView({ racks }: CheckedCells, draft: CellsDraft): CheckedRack {
  const { id } = plateInView(draft);
  const active = racks.find(({ plate }) => plate.id === id) ?? racks[0];
  if (active === undefined) throw new Error('A library without racks is on screen.');
  return active;
}

/** The item of a project, of the pools that can be ordered; null until the gene list is there. */
export function itemOf(draft: CellsDraft): CellLibraryItem | null {
  const { library, version } = checkedCells(draft);
  return library === null ? null : cellLibraryItem(cellsOf(draft), library, version);
}
