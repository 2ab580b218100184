import { type GuideRnaProject, isEmptyTube } from '@cutsite/domain/guide-rna';
import { figured } from '../words/count-words.ts';

/** "62 guides on 2 plates, 3 tubes" */
export function summaryOf({ plates, tubes }: GuideRnaProject): string {
  const filled = plates.filter((plate) => plate.wells.length > 0);
  const guides = filled.reduce((count, plate) => count + plate.wells.length, 0);
  const named = tubes.filter((tube) => !isEmptyTube(tube)).length;
  const parts = [
    guides === 0 ? null : `${figured(guides, 'guide')} on ${figured(filled.length, 'plate')}`,
    named === 0 ? null : figured(named, 'tube'),
  ];
  return parts.filter((part) => part !== null).join(', ') || 'no guides yet';
}
