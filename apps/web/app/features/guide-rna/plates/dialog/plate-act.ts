import type { GuideRnaProject } from '@cutsite/domain/guide-rna';

/** Does an action on the project, closes the dialog and tells what was done. */
export type PlateAct = (label: string, change: (project: GuideRnaProject) => GuideRnaProject) => void;
