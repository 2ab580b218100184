import type { Species } from '../options/options.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import type { KeptTarget } from './kept-targets.ts';

/** What a row says, and what it said when it was pasted, where its writing was mended since (ruling 71). */
export interface RowText {
  readonly name: string;
  readonly sequence: string;
  readonly asPasted?: { readonly name: string; readonly sequence: string };
}

/** What a well or a tube holds as a control, against its name; 'guide': none, whatever it is called. */
export type MarkedAs = 'guide' | 'negative_control' | 'positive_control';

/** One well that holds something, as typed (GR-28). */
export interface Well extends RowText {
  readonly id: string;
  /** Counted row by row from zero: A01 is 0, B01 is 12. */
  readonly index: number;
  /** Said by the customer; left out where the name decides. Never ordered: the wire knows nothing of it. */
  readonly markedAs?: MarkedAs;
}

/** A 96-well plate (GR-26); all its wells share the settings. Sparse: empty wells are not listed. */
export interface Plate extends GuideRnaSettings {
  readonly id: string;
  readonly name: string;
  readonly wells: readonly Well[];
}

/** One tube, as typed, with settings of its own (GR-29). */
export interface Tube extends GuideRnaSettings, RowText {
  readonly id: string;
  /** As a well's. */
  readonly markedAs?: MarkedAs;
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
