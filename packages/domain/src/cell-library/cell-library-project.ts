import type { GenomeSlug } from '../gene/index.ts';
import type { ControlCounts } from './cell-library-limits.ts';

/** One pool: cells in which one gene is knocked out, as typed: a gene's name or id. */
export interface LibraryPool {
  readonly id: string;
  readonly name: string;
  /** The gene that was chosen where the name has several; null: the name decides. */
  readonly chosenId: string | null;
}

/** What the order screen holds (CL-1). Racks follow from pools and controls (ruling 43); all are of 96 pools (CL-2). */
export interface CellLibraryProject {
  readonly name: string;
  readonly genome: GenomeSlug;
  /** By its name in the list of the genome; null while none is chosen. */
  readonly cellLine: string | null;
  readonly controls: ControlCounts;
  /** Copies of the whole library. */
  readonly replicates: number;
  readonly pools: readonly LibraryPool[];
}
