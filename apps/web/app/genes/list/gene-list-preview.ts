import type { CatalogueGene, GenomeSlug, OfferedColumns, ResolvedName } from '@cutsite/domain/gene';
import type { PillTone } from '@cutsite/ui/pill';
import type { AddedCost, PlatePicture } from '../../builder/list-import/list-preview.ts';
import { type GenesAtHand, geneOf } from '../catalogue/gene-list-store.ts';
import { choicesFor, type GeneChoice } from '../names/gene-choices.ts';
import { geneFlags, type WayToGene, wayWord } from '../names/gene-text.ts';

/** The parts of a preview, in the order in which they are shown. Each line of a list is in one of them. */
export const lineParts = ['needs_you', 'repeated', 'resolved', 'to_check', 'controls', 'as_typed'] as const;
export type LinePart = (typeof lineParts)[number];

/** What is wrong with a name, with its sentence and two words for lists. */
export interface GeneFault {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly word: string;
}

/** A line of a list that is accounted for. */
export interface AnsweredLine {
  /** Its place in the list, from 0: decisions about it are kept by it. */
  readonly key: number;
  /** In the text or the file, from 1. */
  readonly line: number;
  readonly typed: string;
  readonly part: LinePart;
}

/** A line as it is shown. */
export interface ListedLine extends AnsweredLine {
  /** The symbol that is shown, and what is worth knowing of it; null while the name leads to nothing. */
  readonly shown: string | null;
  readonly note: string;
  readonly message: string | null;
  readonly tag: { readonly word: string; readonly tone: PillTone } | null;
  readonly choices: readonly GeneChoice[];
  /** The gene of the list that has no guides; null: it is none, or has some. */
  readonly withoutGuides: string | null;
}

/** What a name of a list turned out to be. */
export interface NameMeaning {
  readonly typed: string;
  readonly symbol: string | null;
  readonly ensemblId: string | null;
  readonly by: WayToGene | null;
  readonly answer: ResolvedName<CatalogueGene> | null;
  /** Errors first. */
  readonly faults: readonly GeneFault[];
}

/** How many lines are in a part, and the first of them: a list may have a hundred thousand. */
export interface ShownPart {
  readonly count: number;
  readonly lines: readonly ListedLine[];
}

/** The headings of a table, by whether its column was read; both empty for a list without headings. */
export interface ReadColumns {
  readonly read: readonly string[];
  readonly notRead: readonly string[];
  /** Lines that hold something, but no gene. */
  readonly withoutGene: number;
  /** Another one may be chosen for the genes; null: it is no table of several columns. */
  readonly offered: OfferedColumns | null;
}

/** Names above the most that a project holds. */
export interface NamesBeyond {
  readonly count: number;
  readonly first: string | null;
  /** All of them as a list, which a second project can be begun with. */
  readonly rest: string;
  /** The list says wells, which the second project has others for. */
  readonly losesWells: boolean;
}

/** What pressing Add would do. Parts, what is left out and what is too many add up to what was read. */
export interface GeneListPreview {
  readonly kind: 'read';
  readonly read: number;
  readonly parts: Readonly<Record<LinePart, ShownPart>>;
  readonly columns: ReadColumns;
  /** Names that the customer leaves out, and those that a repeated gene leaves out by itself. */
  readonly leftOut: number;
  readonly tooMany: NamesBeyond;
  /** Names that pressing Add puts into the project, and how much of it is used then. */
  readonly added: number;
  readonly used: number;
  readonly plateNames: readonly string[];
  readonly pictures: readonly PlatePicture[];
  readonly cost: AddedCost | null;
  /** The species whose way of writing most names follow, where it is another one. */
  readonly writtenFor: GenomeSlug | null;
  /** Names that are genes of another species only. */
  readonly foreign: number;
  /** What the product may offer besides, by words of its own: `could_be_even`. */
  readonly offers: readonly string[];
}

/** Why a list is refused, with ways on that the product knows by their words. */
export interface GeneListRefused {
  readonly kind: 'refused';
  readonly message: string;
  readonly ways: readonly string[];
  /** The columns of which one may have the genes; null: that is no way on. */
  readonly offered: OfferedColumns | null;
}

/** What the page gets of a list. */
export type GeneListAnswer = GeneListPreview | GeneListRefused;

/** Which part a name is in. */
export function partOf({ typed, symbol, by, faults }: NameMeaning, isControl = false): LinePart {
  if (faults.some(({ severity }) => severity === 'error')) return 'needs_you';
  if (isControl) return 'controls';
  if (faults.some(({ code }) => code === 'GENE_REPEATED')) return 'repeated';
  if (faults.length > 0) return 'to_check';
  return wayWord(typed, symbol, by) === null ? 'as_typed' : 'resolved';
}

/** Of other warnings two words are enough. */
const saidInFull: ReadonlySet<string> = new Set(['GENE_REPEATED', 'CONTROL']);

/** A line in words: its gene with its flags (ruling 78), or what is wrong and what may be meant. */
export function describeName(
  line: AnsweredLine,
  { typed, symbol, ensemblId, by, answer, faults }: NameMeaning,
  genes: GenesAtHand,
): ListedLine {
  const gene = geneOf(genes, ensemblId);
  const way = wayWord(typed, symbol, by);
  const [fault] = faults;
  const isError = fault?.severity === 'error';
  return {
    ...line,
    shown: isError && gene === undefined ? null : symbol,
    note: gene === undefined ? '' : `${gene.ensemblId}, ${geneFlags(gene)}`,
    message: fault === undefined || (!isError && !saidInFull.has(fault.code)) ? null : fault.message,
    tag:
      fault === undefined
        ? way === null
          ? null
          : { word: way, tone: 'info' }
        : { word: fault.word, tone: isError ? 'error' : 'warnMinor' },
    choices: isError ? choicesFor(typed, answer, genes) : [],
    withoutGuides: faults.some(({ code }) => code === 'ZERO_GUIDES') ? symbol : null,
  };
}

/** Longer parts say how many there are more. */
const maxShown = 100;

/** Lines by their parts: counts of all, and the first of each in words. */
export function partsOf(
  lines: readonly AnsweredLine[],
  describe: (line: AnsweredLine) => ListedLine,
): GeneListPreview['parts'] {
  const shownPart = (part: LinePart): ShownPart => {
    const own = lines.filter((line) => line.part === part);
    return { count: own.length, lines: own.slice(0, maxShown).map(describe) };
  };
  return {
    needs_you: shownPart('needs_you'),
    repeated: shownPart('repeated'),
    resolved: shownPart('resolved'),
    to_check: shownPart('to_check'),
    controls: shownPart('controls'),
    as_typed: shownPart('as_typed'),
  };
}
