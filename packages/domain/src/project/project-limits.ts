import { addDays } from '../time/index.ts';

/** Projects that an account keeps, those in the bin not counted (PJ-4). */
export const maxProjects = 500;

/** Bytes of one project as JSON in UTF-8 (PJ-4). */
export const maxProjectBytes = 2_000_000;

/** Days that a deleted project can be restored (PJ-5). */
export const binDays = 30;

/** When what was deleted then leaves the bin. */
export const binEnds = (deletedAt: Date): Date => addDays(deletedAt, binDays);

/** The size of a project, in bytes. */
export const projectBytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
};

/** Why a project cannot be kept with the account. Texts of ours. */
export const projectMessages = {
  too_large: 'This project is larger than 2 MB, which is the most an account keeps of one. Please split it into two.',
  full: `Your account keeps ${maxProjects} projects, which is the most. Please delete one that you no longer need.`,
  bin_full: `There are ${maxProjects} deleted projects in your bin, which is the most. Each leaves it after ${binDays} days.`,
} as const;
