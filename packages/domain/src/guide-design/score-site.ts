import { crisprScanWeights, ruleSet1Weights } from './score-weights.table.ts';

/** The bases around a site that a score reads: so many before the target, and behind its PAM. */
export interface ScoreContext {
  readonly before: number;
  readonly behind: number;
}

/** A published score, named with its range and direction wherever it is shown; none is lent to another editor. */
export interface PublishedScore extends ScoreContext {
  readonly label: string;
  readonly range: string;
  readonly source: string;
}

/** The scores of SpCas9 that rest on a published table alone; no such table is published for other editors. */
export const publishedScores = {
  ruleSet1: {
    label: 'Rule Set 1',
    range: '0 to 1, higher is better',
    source: 'Doench et al. 2014',
    before: 4,
    behind: 3,
  },
  crisprScan: {
    label: 'CRISPRscan',
    range: 'about 0 to 1, higher is better',
    source: 'Moreno-Mateos et al. 2015',
    before: 6,
    behind: 6,
  },
} as const satisfies Readonly<Record<string, PublishedScore>>;

/** At or below this Rule Set 1, few guides were among the most active ones of the publication (Doench et al. 2014). */
export const lowRuleSet1 = 0.2;

export type ScoreName = keyof typeof publishedScores;
export const scoreNames = Object.keys(publishedScores) as readonly ScoreName[];

/** A weight by place and base: one number a cell, so that a hundred thousand bases take milliseconds. */
interface WeightGrid {
  readonly single: Float64Array;
  readonly pair: Float64Array;
}

const bases = 'ACGT';

function gridOf(features: Readonly<Record<string, number>>, length: number): WeightGrid {
  const single = new Float64Array(length * 4);
  const pair = new Float64Array(length * 16);
  for (const [name, weight] of Object.entries(features)) {
    const [, letters = '', place = ''] = /^([ACGT]{1,2})(\d+)$/.exec(name) ?? [];
    const at = Number(place) - 1;
    const [first, second] = [bases.indexOf(letters.charAt(0)), bases.indexOf(letters.charAt(1) || '-')];
    if (second === -1) single[at * 4 + first] = weight;
    else pair[at * 16 + first * 4 + second] = weight;
  }
  return { single, pair };
}

const targetLength = 20;
const siteLength = 23;
const lengthOf = ({ before, behind }: ScoreContext): number => before + siteLength + behind;

const grids: Readonly<Record<ScoreName, WeightGrid>> = {
  ruleSet1: gridOf(ruleSet1Weights.features, lengthOf(publishedScores.ruleSet1)),
  crisprScan: gridOf(crisprScanWeights.features, lengthOf(publishedScores.crisprScan)),
};

/** Sums the weights of a context; its letters are A, C, G and T as 0 to 3. */
function weigh({ single, pair }: WeightGrid, context: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < context.length; at += 1) {
    const base = context[at] ?? 0;
    sum += single[at * 4 + base] ?? 0;
    if (at + 1 < context.length) sum += pair[at * 16 + base * 4 + (context[at + 1] ?? 0)] ?? 0;
  }
  return sum;
}

function gcCount(context: Uint8Array, from: number): number {
  let count = 0;
  for (let at = from; at < from + targetLength; at += 1) if (context[at] === 1 || context[at] === 2) count += 1;
  return count;
}

const scorers: Readonly<Record<ScoreName, (context: Uint8Array) => number>> = {
  ruleSet1: (context) => {
    const { intercept, gcLow, gcHigh } = ruleSet1Weights;
    const offTen = gcCount(context, publishedScores.ruleSet1.before) - 10;
    const gc = offTen < 0 ? -offTen * gcLow : offTen * gcHigh;
    return 1 / (1 + Math.exp(-(intercept + gc + weigh(grids.ruleSet1, context))));
  },
  crisprScan: (context) => crisprScanWeights.intercept + weigh(grids.crisprScan, context),
};

/**
 * The score of an SpCas9 site by the bases around it.
 *
 * @param context letters as 0 to 3 for A, C, G and T, 5' to 3' on the strand of the site, as long as the score reads;
 *   null where the sequence ends before, or has an N there
 */
export function scoreSite(score: ScoreName, context: Uint8Array | null): number | null {
  return context === null || context.length !== lengthOf(publishedScores[score]) ? null : scorers[score](context);
}

/**
 * The score of an SpCas9 site by the bases around it, written out.
 *
 * @param context as many letters as the score reads, 5' to 3' on the strand of the site
 * @returns null for another length, other letters than A, C, G and T, or a PAM that is not NGG
 */
export function scoreOfContext(score: ScoreName, context: string): number | null {
  const { before } = publishedScores[score];
  if (context.slice(before + targetLength + 1, before + siteLength) !== 'GG') return null;
  const letters = Uint8Array.from(context, (letter) => bases.indexOf(letter));
  return letters.includes(255) ? null : scoreSite(score, letters);
}
