import type { GenomeSlug } from '../gene/index.ts';
import type { LibraryPlateSlug } from './plate-types.ts';

/** One well that holds something, as typed: a gene's name or id, or a control. */
export interface LibraryWell {
  readonly id: string;
  /** Counted row by row from zero. */
  readonly index: number;
  readonly name: string;
  /** The gene that was chosen where the name has several; null: the name decides. */
  readonly chosenId: string | null;
}

/** A plate of a library. Sparse: empty wells are not listed (GL-3). */
export interface LibraryPlate {
  readonly id: string;
  readonly name: string;
  readonly wells: readonly LibraryWell[];
}

/** What the order screen holds (GL-1). All plates are of one type. */
export interface LibraryProject {
  readonly name: string;
  readonly genome: GenomeSlug;
  readonly plateType: LibraryPlateSlug;
  /** pmol. */
  readonly quantityPerWell: number;
  /** Copies of the whole library. */
  readonly replicates: number;
  readonly plates: readonly LibraryPlate[];
}
