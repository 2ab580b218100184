import { defaultSettings } from '@cutsite/domain/guide-rna';
import { freshProject } from '../../project/fresh-project.ts';
import type { PendingImport } from './work-out.ts';

const none: ReadonlySet<never> = new Set();

/** The dialog as it opens on a new project of plates, with whatever a test needs otherwise. */
export const aPendingImport = (changes: Partial<PendingImport> = {}): PendingImport => ({
  project: freshProject('plates', () => 'p'),
  placing: { order: 'by_row', spill: true, againIsNextPlate: false },
  newTubeSettings: defaultSettings(),
  tubeNamesInCart: none,
  switchedOn: none,
  switchedOff: none,
  leftOut: none,
  edits: new Map(),
  otherAnswers: none,
  open: null,
  prices: null,
  ...changes,
});
