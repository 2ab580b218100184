import { type CheckedLine, editTypeRows } from '@cutsite/domain/express-knockout';
import type { GuideOfGene } from '@cutsite/domain/gene';

/** The lines of one gene, which make one pool where there are enough of them. */
export interface GeneLines {
  readonly gene: GuideOfGene;
  readonly lines: readonly CheckedLine[];
  /** How many of them go into the pool; 0: there is none. */
  readonly inPool: number;
}

const { min, max } = editTypeRows.multi_guide.guides;

/** Lines by their gene, the genes in the order of the list; and the lines of no gene that could have a pool. */
export function groupByGene(lines: readonly CheckedLine[]): {
  readonly groups: readonly GeneLines[];
  readonly others: readonly CheckedLine[];
} {
  const groups = new Map<string, { readonly gene: GuideOfGene; readonly lines: CheckedLine[] }>();
  const others: CheckedLine[] = [];
  for (const line of lines) {
    const { state } = line;
    if (state.kind !== 'eligible' && state.kind !== 'one_guide_only' && state.kind !== 'too_many') {
      others.push(line);
      continue;
    }
    const group = groups.get(state.gene.ensemblId) ?? { gene: state.gene, lines: [] };
    groups.set(state.gene.ensemblId, group);
    group.lines.push(line);
  }
  return {
    groups: [...groups.values()].map((group) => ({
      ...group,
      inPool: group.lines.length < min ? 0 : Math.min(max, group.lines.length),
    })),
    others,
  };
}

/** A known guide of a gene that no line has yet, and that cuts no other gene; null: there is none. */
export function anotherGuide<Guide extends { readonly target: string; readonly also_hits: readonly unknown[] }>(
  guides: readonly Guide[],
  targets: ReadonlySet<string>,
): Guide | null {
  return guides.find(({ target, also_hits: others }) => others.length === 0 && !targets.has(target)) ?? null;
}
