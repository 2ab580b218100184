import { type ChosenControl, cellLibraryLimits, chosenControls } from './cell-library-limits.ts';

type Severity = 'error' | 'warning';

/** What can be said about a pool (CL-14, rulings 66 and 86). An error blocks the order, a warning doesn't. */
export const poolFaults = {
  GENE_NOT_FOUND: 'error',
  GENE_AMBIGUOUS: 'error',
  ZERO_GUIDES: 'error',
  GENE_REPEATED: 'error',
  PARALOGS_FOUND: 'warning',
  ESSENTIAL_GENE: 'warning',
  FEWER_THAN_THREE_GUIDES: 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

/** @see poolFaults */
export type PoolFaultCode = keyof typeof poolFaults;

/** A fault of a pool with its sentence. */
export interface PoolFault {
  readonly code: PoolFaultCode;
  readonly message: string;
}

const { pools, replicates, nameLength, cellLineLength } = cellLibraryLimits;

const range = (control: ChosenControl) => `${chosenControls[control].min} to ${chosenControls[control].max}`;

/** What can be said about a library as a whole; all of it blocks the order. Sentences are ours. */
export const cellLibraryFaultMessages = {
  TOO_FEW_POOLS: `A library needs ${pools.min} to ${pools.max} pools.`,
  TOO_MANY_POOLS: `A library holds at most ${pools.max} pools.`,
  REPLICATES_INVALID: `A library comes in ${replicates.min} to ${replicates.max} copies.`,
  NTC1_INVALID: `NTC1 wells: ${range('ntc1')} a rack.`,
  NTC2_INVALID: `NTC2 wells: ${range('ntc2')} a rack.`,
  MOCK_INVALID: `Mock wells: ${range('mockWT')} a rack.`,
  CELL_LINE_MISSING: 'Choose the cell line that the pools are made in.',
  CELL_LINE_UNKNOWN: 'Libraries are not made in this cell line. Choose one of the list.',
  NAME_MISSING: 'The library needs a name.',
  NAME_TOO_LONG: `A name has at most ${nameLength.max} characters.`,
} as const;

/** Longer names of cell lines are not read. */
export const maxCellLineLength = cellLineLength.max;

/** @see cellLibraryFaultMessages */
export type CellLibraryFaultCode = keyof typeof cellLibraryFaultMessages;

/** Which fault a number of controls outside of its limits is. */
export const controlFaultCodes = {
  ntc1: 'NTC1_INVALID',
  ntc2: 'NTC2_INVALID',
  mockWT: 'MOCK_INVALID',
} as const satisfies Readonly<Record<ChosenControl, CellLibraryFaultCode>>;

/** "CDY1B, CDY2A and CDY2B", and no more than four of them. */
function listed(names: readonly string[]): string {
  const [only = '', ...more] = names;
  if (more.length === 0) return only;
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} other genes`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** The sentences of a gene that can be found. */
export const poolFaultMessages = {
  ZERO_GUIDES: (symbol: string) => `There are no guides for ${symbol} in this collection. Nothing can be made for it.`,
  GENE_REPEATED: (symbol: string, place: string) => `${symbol} has a pool already, in ${place}. One gene is one pool.`,
  PARALOGS_FOUND: (_symbol: string, others: readonly string[]) => `Its guides also cut ${listed(others)}.`,
  ESSENTIAL_GENE: (symbol: string) => `${symbol} is a common essential gene: cells without it stop dividing.`,
  FEWER_THAN_THREE_GUIDES: (symbol: string, guides: number) =>
    `There ${guides === 1 ? 'is one guide' : 'are two guides'} for ${symbol}. Three or more make a result easier to trust.`,
  CONTROL: (name: string) => `${name} is a control, not a gene. The controls of a rack are set under Controls.`,
} as const;
