import { nameMaxLength } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { WellWriting } from '../../../builder/arrange/well-writing.ts';
import { nextName } from '../../../builder/cell-range/next-name.ts';

/** The name of a guide that comes after one: names are unique on a plate, and short enough for a label. */
export const nextGuideName = (name: string, taken: Set<string>): string => nextName(name, taken, nameMaxLength);

/** Guides come on plates of 96. */
export const guideWells: Omit<WellWriting, 'newId'> = { format: plate96, nextName: nextGuideName };
