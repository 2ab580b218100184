import {
  type CatalogueGene,
  type MatchedName,
  type ResolvedName,
  readNameList,
  resolveGenes,
} from '@cutsite/domain/gene';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneOf } from '../catalogue/gene-list-store.ts';

/** A gene or a target that guides are looked for of, as typed. */
export interface WantedName {
  readonly typed: string;
  /** The Ensembl id that was chosen where the name could mean several; empty: the name decides. */
  readonly chosenId: string;
}

/** What typed names lead to. */
export interface ReadNames {
  /** Genes in the order of the list, none twice. */
  readonly genes: readonly {
    readonly gene: CatalogueGene;
    readonly typed: string;
    readonly by: MatchedName['by'] | 'choice';
  }[];
  /** Targets of guides: DNA in capitals, none twice. */
  readonly targets: readonly string[];
  /** Names that lead to no one gene. */
  readonly asked: readonly { readonly typed: string; readonly answer: ResolvedName<CatalogueGene> }[];
}

/** A target of the collection, with or without its PAM left out: bases alone, as long as targets are. */
const targetForm = /^[ACGTUacgtu]{17,24}$/;

/** Whether a typed text is a target, and no gene. */
export const isTarget = (typed: string): boolean => targetForm.test(typed.replaceAll(/\s+/g, ''));

/** A target as the collection writes it: DNA in capitals. */
export const asDna = (typed: string): string => typed.replaceAll(/\s+/g, '').toUpperCase().replaceAll('U', 'T');

/** The names of a typed or pasted text, separated as lists are; none twice. */
export function namesIn(text: string): readonly WantedName[] {
  const names = isTarget(text) ? [asDna(text)] : readNameList(text).map(({ name }) => name);
  return [...new Set(names)].map((typed) => ({ typed, chosenId: '' }));
}

/** Genes more than these would be a page that nobody reads. */
export const maxNames = 500;

/** The list with names more, none twice, up to {@link maxNames}; and how many there was no room for. */
export function withNames(
  before: readonly WantedName[],
  more: readonly WantedName[],
): { readonly names: readonly WantedName[]; readonly left: number } {
  const known = new Set(before.map(({ typed }) => typed));
  const fresh = more.filter(({ typed }) => !known.has(typed));
  const room = maxNames - before.length;
  return { names: [...before, ...fresh.slice(0, room)], left: Math.max(0, fresh.length - room) };
}

/** What the names mean by a gene list; by the rules that every builder has. */
export function readWantedNames(names: readonly WantedName[], list: GenesAtHand): ReadNames {
  const targets = new Set<string>();
  const genes = new Map<string, ReadNames['genes'][number]>();
  const asked: ReadNames['asked'][number][] = [];
  const typedNames = names.filter(({ typed }) => !isTarget(typed));
  const answers = resolveGenes(
    typedNames.map(({ typed }) => typed),
    list.index,
    list.others,
  );
  for (const { typed } of names) if (isTarget(typed)) targets.add(asDna(typed));
  for (const [at, { typed, chosenId }] of typedNames.entries()) {
    const answer = answers[at];
    const chosen = geneOf(list, chosenId === '' ? null : chosenId);
    if (chosen !== undefined) genes.set(chosen.ensemblId, { gene: chosen, typed, by: 'choice' });
    else if (answer?.status === 'matched') {
      const { gene, by } = answer;
      if (!genes.has(gene.ensemblId)) genes.set(gene.ensemblId, { gene, typed, by });
    } else if (answer !== undefined) asked.push({ typed, answer });
  }
  return { genes: [...genes.values()], targets: [...targets], asked };
}
