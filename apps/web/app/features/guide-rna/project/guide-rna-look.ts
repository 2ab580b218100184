import { defaultSettings, type GuideRnaSettings } from '@cutsite/domain/guide-rna';

/** What the order screen of guide RNA remembers while it is open, and does not save. */
export interface GuideRnaLook {
  readonly newTubeSettings: GuideRnaSettings;
  /** In µM: what the volume of buffer is worked out for. */
  readonly stockConcentration: number;
}

export const firstLook: GuideRnaLook = { newTubeSettings: defaultSettings(), stockConcentration: 100 };
