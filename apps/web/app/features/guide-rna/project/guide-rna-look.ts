import {
  defaultSettings,
  type GuideRnaProject,
  type GuideRnaSettings,
  nextTubeSettings,
} from '@cutsite/domain/guide-rna';

/** What the order screen of guide RNA remembers while it is open, and does not save. */
export interface GuideRnaLook {
  readonly newTubeSettings: GuideRnaSettings;
  /** In µM: what the volume of buffer is worked out for. */
  readonly stockConcentration: number;
}

export const firstLook: GuideRnaLook = { newTubeSettings: defaultSettings(), stockConcentration: 100 };

/** A project that is opened again goes on with tubes as its last one. */
export const lookOf = ({ tubes }: Pick<GuideRnaProject, 'tubes'>): GuideRnaLook => ({
  ...firstLook,
  newTubeSettings: nextTubeSettings(tubes),
});
