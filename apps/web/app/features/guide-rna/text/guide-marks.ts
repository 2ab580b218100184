import { controlOf, type MarkedAs } from '@cutsite/domain/guide-rna';
import type { MarkRules } from '../../../builder/row-marks/row-marks.tsx';

/** What wells and tubes of guides can be. */
export const guideMarks: MarkRules<MarkedAs> = {
  options: [
    { value: 'guide', label: 'guide' },
    { value: 'negative_control', label: 'negative control' },
    { value: 'positive_control', label: 'positive control' },
  ],
  usual: 'guide',
  byName: (name) => controlOf({ name }),
  hint: 'Controls are recognised by names such as NTC-1.',
};
