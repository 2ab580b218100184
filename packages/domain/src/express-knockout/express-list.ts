import type { GenomeSlug, GuideOfGene } from '../gene/index.ts';
import { sentProjectName } from '../naming/index.ts';
import { type EditType, editTypeRows, expressLimits } from './edit-types.ts';
import { checkForm, type Eligibility, targetOf } from './eligibility.ts';
import type { ExpressKnockoutItem } from './express-item.ts';

/** A line of the list, as typed. */
export interface ExpressLine {
  readonly id: string;
  readonly text: string;
  /** A sequence that stands in the list before is ordered once more. */
  readonly keptTwice: boolean;
}

/** What is ordered of a list. */
export interface ExpressSettings {
  readonly species: GenomeSlug;
  readonly cellLine: string;
  readonly editType: EditType;
}

/**
 * What is known of a line. `empty`: nothing is typed. `unchecked`: nobody looked it up yet. `repeated`: the line before
 * is ordered, this one is not. `one_guide_only`: multi guide takes two or three of a gene. `too_many`: the gene has
 * three guides before it.
 */
export type LineState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'refused'; readonly eligibility: Eligibility }
  | { readonly kind: 'repeated'; readonly firstLine: number; readonly gene: GuideOfGene }
  | { readonly kind: 'one_guide_only'; readonly gene: GuideOfGene }
  | { readonly kind: 'too_many'; readonly gene: GuideOfGene }
  | { readonly kind: 'eligible'; readonly gene: GuideOfGene };

export interface CheckedLine {
  readonly id: string;
  /** From 1, as it is shown. */
  readonly number: number;
  readonly text: string;
  readonly target: string;
  readonly state: LineState;
}

/** A pool that can be ordered: its gene, and the lines that it is made of. */
export interface ExpressPool {
  readonly gene: GuideOfGene;
  readonly lines: readonly CheckedLine[];
}

/** A line as it is shown: its target, or what was typed where that is no sequence, letter by letter. */
export const writtenTarget = ({ text, target }: Pick<CheckedLine, 'text' | 'target'>): string =>
  /^[ACGT]+$/.test(target) ? target : text.trim();

export interface CheckedList {
  readonly lines: readonly CheckedLine[];
  readonly pools: readonly ExpressPool[];
  /** Targets that have to be looked up, none twice, in the order of the list. */
  readonly unchecked: readonly string[];
  readonly counts: {
    readonly filled: number;
    readonly checked: number;
    readonly eligible: number;
    readonly refused: number;
    /** Can be ordered otherwise: repeated, or a guide alone where two are needed. */
    readonly toCheck: number;
  };
}

/** Answers of the service by target, of one species. */
export type Answers = ReadonlyMap<string, Eligibility>;

function firstState(target: string, answers: Answers): LineState {
  if (target === '') return { kind: 'empty' };
  const answer = checkForm(target) ?? answers.get(target);
  if (answer === undefined) return { kind: 'unchecked' };
  const [gene] = answer.genes;
  return answer.valid && gene !== undefined ? { kind: 'eligible', gene } : { kind: 'refused', eligibility: answer };
}

/** Repeated sequences are ordered once, unless a single guide is kept twice on purpose. */
function withRepeats(lines: readonly (CheckedLine & Pick<ExpressLine, 'keptTwice'>)[], editType: EditType) {
  const first = new Map<string, number>();
  return lines.map(({ keptTwice, ...line }): CheckedLine => {
    if (line.state.kind !== 'eligible') return line;
    const before = first.get(line.target);
    if (before === undefined) {
      first.set(line.target, line.number);
      return line;
    }
    if (keptTwice && editType === 'single_guide') return line;
    return { ...line, state: { kind: 'repeated', firstLine: before, gene: line.state.gene } };
  });
}

interface Pooled {
  readonly lines: readonly CheckedLine[];
  readonly pools: readonly ExpressPool[];
}

function singles(lines: readonly CheckedLine[]): Pooled {
  const pools = lines.flatMap((line) =>
    line.state.kind === 'eligible' ? [{ gene: line.state.gene, lines: [line] }] : [],
  );
  return { lines, pools };
}

/** The guides of a gene go into one pool, wherever they stand in the list; the first three of them. */
function multis(lines: readonly CheckedLine[]): Pooled {
  const { min, max } = editTypeRows.multi_guide.guides;
  const byGene = new Map<string, { readonly gene: GuideOfGene; readonly lines: CheckedLine[] }>();
  for (const line of lines) {
    if (line.state.kind !== 'eligible') continue;
    const { gene } = line.state;
    const group = byGene.get(gene.ensemblId) ?? { gene, lines: [] };
    byGene.set(gene.ensemblId, group);
    group.lines.push(line);
  }
  const states = new Map<string, LineState>();
  const pools: ExpressPool[] = [];
  for (const { gene, lines: ofGene } of byGene.values()) {
    if (ofGene.length < min) for (const { id } of ofGene) states.set(id, { kind: 'one_guide_only', gene });
    else pools.push({ gene, lines: ofGene.slice(0, max) });
    for (const { id } of ofGene.slice(max)) states.set(id, { kind: 'too_many', gene });
  }
  return { lines: lines.map((line) => ({ ...line, state: states.get(line.id) ?? line.state })), pools };
}

/** Checks a list by the answers that are there; lines and pools in the order of the list. */
export function checkExpressList(lines: readonly ExpressLine[], editType: EditType, answers: Answers): CheckedList {
  const first = lines.map(({ id, text, keptTwice }, at) => {
    const target = targetOf(text);
    return { id, number: at + 1, text, target, keptTwice, state: firstState(target, answers) };
  });
  const repeats = withRepeats(first, editType);
  const pooled = editType === 'single_guide' ? singles(repeats) : multis(repeats);
  const count = (...kinds: readonly LineState['kind'][]) =>
    pooled.lines.filter(({ state }) => kinds.includes(state.kind)).length;
  const filled = pooled.lines.length - count('empty');
  const unchecked = pooled.lines.flatMap(({ state, target }) => (state.kind === 'unchecked' ? [target] : []));
  return {
    ...pooled,
    unchecked: [...new Set(unchecked)],
    counts: {
      filled,
      checked: filled - unchecked.length,
      eligible: count('eligible'),
      refused: count('refused'),
      toCheck: count('repeated', 'one_guide_only', 'too_many'),
    },
  };
}

/** The batches in which targets are looked up (EK-4). */
export function validationBatches(targets: readonly string[]): string[][] {
  const { sequencesPerCall } = expressLimits;
  return Array.from({ length: Math.ceil(targets.length / sequencesPerCall) }, (_, at) =>
    targets.slice(at * sequencesPerCall, (at + 1) * sequencesPerCall),
  );
}

/** The items of the pools of a list, each by itself (ruling 83). */
export function expressItems(
  projectName: string,
  { species, cellLine, editType }: ExpressSettings,
  pools: readonly ExpressPool[],
  catalogueVersion: string | null = null,
): ExpressKnockoutItem[] {
  const name = sentProjectName(projectName);
  return pools.map(({ gene, lines }) => ({
    kind: 'express_knockout',
    productSlug: 'express_ko_pool',
    ...(name === null ? {} : { projectName: name }),
    species,
    cellLine,
    editType,
    ensemblId: gene.ensemblId,
    geneName: gene.symbol,
    sequences: lines.map(({ target }) => target),
    catalogueVersion,
  }));
}

/** The sentence for a line that is not ordered as it stands; null: there is nothing to say. */
export function lineMessage(state: LineState): string | null {
  switch (state.kind) {
    case 'refused':
      return state.eligibility.reason;
    case 'repeated':
      return `The same guide as in line ${state.firstLine}. One pool is made of it.`;
    case 'one_guide_only':
      return `Multi guide takes two or three guides of one gene, and this is the only one of ${state.gene.symbol}.`;
    case 'too_many':
      return `A pool takes three guides, and the list has three of ${state.gene.symbol} before this one.`;
    case 'empty':
    case 'unchecked':
    case 'eligible':
      return null;
  }
}
