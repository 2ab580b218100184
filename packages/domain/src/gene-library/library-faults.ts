import { libraryLimits } from './plate-types.ts';

type Severity = 'error' | 'warning';

/** What can be said about a well: GL-25 to GL-28 and ruling 86. An error blocks the order, a warning doesn't. */
export const wellFaults = {
  GENE_NOT_FOUND: 'error',
  GENE_AMBIGUOUS: 'error',
  ZERO_GUIDES: 'error',
  FEWER_THAN_THREE_GUIDES: 'warning',
  ESSENTIAL_GENE: 'warning',
  GENE_REPEATED: 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

/** @see wellFaults */
export type WellFaultCode = keyof typeof wellFaults;
type CodeOf<Wanted extends Severity> = {
  [Code in WellFaultCode]: (typeof wellFaults)[Code] extends Wanted ? Code : never;
}[WellFaultCode];
export type WellErrorCode = CodeOf<'error'>;
export type WellWarningCode = CodeOf<'warning'>;

/** A fault of a well with its sentence. */
export interface WellFault<Code extends WellFaultCode = WellFaultCode> {
  readonly code: Code;
  readonly message: string;
}

const { wellsPerPlate, wellsPerProject, replicates, nameLength } = libraryLimits;

/** What can be said about a plate or the project as a whole; all of it blocks the order. Sentences are ours. */
export const libraryFaultMessages = {
  TOO_FEW_WELLS: `A plate needs at least ${wellsPerPlate.min} filled wells.`,
  TOO_MANY_WELLS: `A project holds at most ${wellsPerProject.max} wells.`,
  NO_PLATES: 'A library needs at least one plate.',
  NO_GENES: 'A library needs at least one gene beside its controls.',
  PLATE_NAME_MISSING: 'Each plate needs a name.',
  PLATE_NAME_TOO_LONG: `A plate name has at most ${nameLength.max} characters.`,
  PLATE_NAME_REPEATED: 'Two plates of one project cannot have the same name.',
  REPLICATES_INVALID: `A library comes in ${replicates.min} to ${replicates.max} copies.`,
  QUANTITY_INVALID: 'This plate type does not hold this quantity for this genome.',
  WELL_OUTSIDE: 'The plate has no such well.',
  WELL_REPEATED: 'A well can hold one gene only.',
} as const;

/** @see libraryFaultMessages */
export type LibraryFaultCode = keyof typeof libraryFaultMessages;

/** The sentences of a gene that can be found (GL-26 to GL-28, ruling 86). */
export const geneFaultMessages = {
  ZERO_GUIDES: (symbol: string) => `There are no guides for ${symbol} in this collection. Nothing can be made for it.`,
  FEWER_THAN_THREE_GUIDES: (symbol: string, guides: number) =>
    `There ${guides === 1 ? 'is one guide' : 'are two guides'} for ${symbol}. Three or more make a result easier to trust.`,
  ESSENTIAL_GENE: (symbol: string) =>
    `${symbol} is a common essential gene: cells without it stop dividing. Fine as a positive control.`,
  GENE_REPEATED: (symbol: string, place: string) => `${symbol} is in this project already, in ${place}.`,
} as const;
