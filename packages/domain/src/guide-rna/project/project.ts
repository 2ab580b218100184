import type { Species } from '../options/options.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import type { KeptTarget } from './kept-targets.ts';

/** One well that holds something, as typed (GR-28). */
export interface Well {
  readonly id: string;
  /** Counted row by row from zero: A01 is 0, B01 is 12. */
  readonly index: number;
  readonly name: string;
  readonly sequence: string;
}

/** A 96-well plate (GR-26); all its wells share the settings. Sparse: empty wells are not listed. */
export interface Plate extends GuideRnaSettings {
  readonly id: string;
  readonly name: string;
  readonly wells: readonly Well[];
}

/** One tube, as typed, with settings of its own (GR-29). */
export interface Tube extends GuideRnaSettings {
  readonly id: string;
  readonly name: string;
  readonly sequence: string;
  /** The place in the rack, as typed: `A01`. */
  readonly position: string;
}

/** How many of an add-on go with the project (GR-30). */
export interface ProjectAddOn {
  readonly productSlug: string;
  readonly quantity: number;
}

/** What the order screen holds (GR-23). Only the rows of its `format` are ordered. */
export interface GuideRnaProject {
  readonly name: string;
  readonly genome: Species;
  readonly cellLine: string | null;
  readonly format: 'tubes' | 'plates';
  readonly plates: readonly Plate[];
  readonly tubes: readonly Tube[];
  readonly addOns: readonly ProjectAddOn[];
  /** The slug of the plate format: `1mL deep well`. */
  readonly plateType: string;
  readonly activePlateId: string | null;
  /** Targets that the customer has several times on purpose: their warning was read, and is not said again. */
  readonly meantTargets: readonly KeptTarget[];
}
