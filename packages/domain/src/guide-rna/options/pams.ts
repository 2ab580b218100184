import type { Nuclease } from './gene-editors.ts';

/** Where an editor's PAM lies and what a target with its PAM left on looks like. */
export interface Pam {
  readonly end: '5' | '3';
  /** The whole PAM in RNA letters, N for any base. */
  readonly pattern: string;
  /** Lengths of a target without its PAM: only such a text with three more bases is taken for one with a PAM. */
  readonly targetLengths: readonly number[];
}

const after20: Pam = { end: '3', pattern: 'NGG', targetLengths: [20] };

/** The PAM of each editor. None are given; these are what the field uses (docs/open-questions.md). */
export const pams = {
  SpCas9: after20,
  AccuBase: after20,
  'eSpOT-ON': { end: '3', pattern: 'NGG', targetLengths: [20, 21, 22] },
  hfCas12Max: { end: '5', pattern: 'UUN', targetLengths: [20] },
  Other: null,
} as const satisfies Record<Nuclease, Pam | null>;

/** The PAM of an editor, or null where it is not known. */
export function pamOf(nuclease: Nuclease): Pam | null {
  return pams[nuclease];
}
