import type { CatalogueGene } from '../gene/index.ts';
import {
  type CellLibraryFaultCode,
  controlFaultCodes,
  maxCellLineLength,
  type PoolFault,
  poolFaultMessages,
} from './cell-library-faults.ts';
import { type ControlCounts, cellLibraryLimits, chosenControlNames, chosenControls } from './cell-library-limits.ts';

/** Names under which lists carry controls, without spaces and hyphens: NTC1, NTC1 3, mock WT, RELA Positive. */
const controlNames =
  /^(?:ntc|nontargeting(?:control)?|mock(?:wt|wildtype)?|wildtype|viability|[a-z0-9]{0,12}positive(?:control)?)\d{0,2}$/;

/** Whether a name is that of a control, which is set by number and stands in no list of pools. */
function isControlName(name: string): boolean {
  return name.length <= 40 && controlNames.test(name.toLowerCase().replaceAll(/[\s_,()-]/g, ''));
}

/** The sentence for a name that is a control's and no gene's; null for any other. */
export function controlMessage(name: string): string | null {
  return isControlName(name) ? poolFaultMessages.CONTROL(name.trim()) : null;
}

/** The errors and warnings of a gene by what the catalogue says of it (CL-14). */
export function faultsOfPool(
  { symbol, guideCount, isEssential }: Pick<CatalogueGene, 'symbol' | 'guideCount' | 'isEssential'>,
  offTargets: readonly string[],
): { readonly errors: PoolFault[]; readonly warnings: PoolFault[] } {
  const warnings: PoolFault[] = [];
  if (guideCount === 0) {
    return { errors: [{ code: 'ZERO_GUIDES', message: poolFaultMessages.ZERO_GUIDES(symbol) }], warnings };
  }
  if (offTargets.length > 0) {
    warnings.push({ code: 'PARALOGS_FOUND', message: poolFaultMessages.PARALOGS_FOUND(symbol, offTargets) });
  }
  if (isEssential) warnings.push({ code: 'ESSENTIAL_GENE', message: poolFaultMessages.ESSENTIAL_GENE(symbol) });
  if (guideCount < 3) {
    const message = poolFaultMessages.FEWER_THAN_THREE_GUIDES(symbol, guideCount);
    warnings.push({ code: 'FEWER_THAN_THREE_GUIDES', message });
  }
  return { errors: [], warnings };
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * What is wrong with a library as a whole (CL-9 to CL-13).
 *
 * @param cellLines names of the lines that libraries of its genome are made in; null: the list is not at hand
 */
export function settingFaults(
  library: { readonly cellLine: string | null; readonly controls: ControlCounts; readonly replicates: number },
  poolCount: number,
  cellLines: ReadonlySet<string> | null,
): CellLibraryFaultCode[] {
  const { pools, replicates } = cellLibraryLimits;
  const faults: CellLibraryFaultCode[] = [];
  const line = library.cellLine?.trim() ?? '';
  if (line === '') faults.push('CELL_LINE_MISSING');
  else if (line.length > maxCellLineLength || cellLines?.has(line) === false) faults.push('CELL_LINE_UNKNOWN');
  for (const name of chosenControlNames) {
    if (!isWithin(library.controls[name], chosenControls[name])) faults.push(controlFaultCodes[name]);
  }
  if (!isWithin(library.replicates, replicates)) faults.push('REPLICATES_INVALID');
  if (poolCount < pools.min) faults.push('TOO_FEW_POOLS');
  if (poolCount > pools.max) faults.push('TOO_MANY_POOLS');
  return faults;
}
