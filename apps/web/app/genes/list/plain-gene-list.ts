import {
  type CatalogueGene,
  ensemblIdColumn,
  type GeneColumn,
  type GeneTable,
  geneNameCode,
  geneNameMessage,
  idChosenBeside,
  readGeneTable,
  resolveGenes,
  type TableName,
  writtenForOtherSpecies,
} from '@cutsite/domain/gene';
import type { SheetTable } from '@cutsite/domain/sheet';
import { addedCost, type PricedLines } from '../../builder/list-import/added-cost.ts';
import type { AddedCost } from '../../builder/list-import/list-preview.ts';
import { type GenesAtHand, geneOf } from '../catalogue/gene-list-store.ts';
import type { WayToGene } from '../names/gene-text.ts';
import {
  type AnsweredLine,
  describeName,
  type GeneFault,
  type GeneListRefused,
  type NameMeaning,
  partOf,
  partsOf,
} from './gene-list-preview.ts';
import { type ReadTable, readGeneNames, type WantedGenes, type WorkOutGenes } from './gene-list-work.ts';
import { type RestName, restText } from './rest-of-list.ts';

/** A name that is added, with the gene that it means; null where it means none and is added with its fault. */
export interface AddedName {
  readonly typed: string;
  /** The Ensembl id that was chosen; empty: the name decides. */
  readonly chosenId: string;
  readonly gene: CatalogueGene | null;
  /** What stood beside it in the columns that the product reads. */
  readonly beside: TableName['beside'];
}

/** What the columns beside a gene say. */
export interface SaidBeside {
  /** Behind the name, in the preview: "in HAP1, 3 nmol". */
  readonly words: string;
  /** What makes two rows of one gene equal, beside the gene. */
  readonly key: string;
  readonly faults: readonly GeneFault[];
}

/** What a product says of lists of genes that are put one after the other. */
export interface PlainGeneRules<Project, Wanted extends WantedGenes<Project>> {
  /** At most so many are in a project. */
  readonly most: number;
  /** How many are in the project, and the ids of their genes. */
  readonly there: (project: Project) => { readonly count: number; readonly ensemblIds: ReadonlySet<string> };
  /** What is wrong with a gene that is found: no guides, essential, paralogs. Errors first. */
  readonly faultsOf: (gene: CatalogueGene, genes: GenesAtHand, wanted: Wanted) => readonly GeneFault[];
  /** Why a name that is no gene's is left out all the same, as that of a control; null or absent: it is asked about. */
  readonly leftOutBecause?: (name: string) => string | null;
  /** Whether the second of two equal genes is left out and said, or added with a warning (ruling 86). */
  readonly repeats: 'left_out' | 'warned';
  /** Its way with a table of several columns; absent: the column of genes alone. */
  readonly readTable?: (cells: SheetTable['cells'], chosen: GeneColumn | null, wanted: Wanted) => GeneTable | null;
  readonly saidBeside?: (beside: TableName['beside'], wanted: Wanted) => SaidBeside;
  readonly add: (project: Project, names: readonly AddedName[], wanted: Wanted) => Project;
  /** Null where there is no price. */
  readonly priceOf: (project: Project, wanted: Wanted) => PricedLines | null;
}

interface Meant extends NameMeaning {
  readonly key: number;
  readonly line: number;
  readonly chosenId: string;
  readonly gene: CatalogueGene | null;
  readonly beside: TableName['beside'];
  readonly words: string;
}

const nothingSaid: SaidBeside = { words: '', key: '', faults: [] };

const errorsFirst = (faults: readonly GeneFault[]): readonly GeneFault[] => [
  ...faults.filter(({ severity }) => severity === 'error'),
  ...faults.filter(({ severity }) => severity !== 'error'),
];

const nameTexts = { GENE_NOT_FOUND: 'Not found', GENE_AMBIGUOUS: 'Choose' } as const;

const repeated = (symbol: string, isLeftOut: boolean): GeneFault => ({
  code: 'GENE_REPEATED',
  severity: 'warning',
  message: `${symbol} is there already${isLeftOut ? ', so this line is left out' : ''}.`,
  word: 'Repeated',
});

const controlFault = (message: string): GeneFault => ({
  code: 'CONTROL',
  severity: 'warning',
  message,
  word: 'Not added',
});

/**
 * The work on lists of a product whose genes stand one after the other, as pools and knockouts do: names are resolved,
 * decided, checked, and added up to the most that a project holds. n lines in are n lines accounted for.
 */
export function plainGeneListWork<Project, Wanted extends WantedGenes<Project>>(
  rules: PlainGeneRules<Project, Wanted>,
): WorkOutGenes<Project, Wanted> {
  return (source, wanted, genes) => {
    const { readTable = inColumn, saidBeside = () => nothingSaid } = rules;
    const found = readGeneNames(
      source,
      genes.index,
      (cells, chosen) => readTable(cells, chosen, wanted),
      (name) => (rules.leftOutBecause?.(name) ?? null) !== null,
    );
    if ('message' in found) return refused(found, wanted);
    const { names, columns } = found;
    if (names.length === 0) return refused({ message: 'There are no genes in it.', offered: columns.offered }, wanted);
    const decided = names.map(({ line, name, beside }, key) => {
      const chosenBeside = idChosenBeside(name, beside[ensemblIdColumn.id], genes.index);
      const { name: typed = name, chosenId = chosenBeside } = wanted.decisions.get(key) ?? {};
      return { key, line, typed, chosenId, beside };
    });
    const kept = decided.filter(({ typed }) => typed !== '');
    const answers = resolveGenes(
      kept.map(({ typed }) => typed),
      genes.index,
      genes.others,
    );
    const there = rules.there(wanted.project);
    const seen = new Set(there.ensemblIds);
    const meant = kept.map((one, at): Meant => {
      const answer = answers[at] ?? null;
      const chosen = geneOf(genes, one.chosenId === '' ? null : one.chosenId);
      const gene = chosen ?? (answer?.status === 'matched' ? answer.gene : null);
      const by: WayToGene | null = chosen !== undefined ? 'choice' : answer?.status === 'matched' ? answer.by : null;
      const said = saidBeside(one.beside, wanted);
      const ids = { symbol: gene?.symbol ?? null, ensemblId: gene?.ensemblId ?? null };
      const meaning = { ...one, ...ids, gene, by, words: said.words };
      if (gene === null) {
        const control = answer?.status === 'not_found' ? (rules.leftOutBecause?.(one.typed) ?? null) : null;
        if (control !== null) return { ...meaning, answer: null, faults: [controlFault(control)] };
        const code = (answer === null ? null : geneNameCode(answer)) ?? 'GENE_NOT_FOUND';
        const message = answer === null ? '' : (geneNameMessage(answer, genes.index.genome) ?? '');
        return {
          ...meaning,
          answer,
          faults: [{ code, severity: 'error', message, word: nameTexts[code] }, ...said.faults],
        };
      }
      const key = `${gene.ensemblId}${said.key}`;
      const again = seen.has(key);
      seen.add(key);
      const own = errorsFirst([...said.faults, ...rules.faultsOf(gene, genes, wanted)]);
      const faults = again ? [...own, repeated(gene.symbol, rules.repeats === 'left_out')] : own;
      return { ...meaning, answer: null, faults };
    });
    const isRepeatLeftOut = (one: Meant): boolean =>
      rules.repeats === 'left_out' && one.faults.some(({ code }) => code === 'GENE_REPEATED');
    const isControl = (one: Meant): boolean => one.faults.some(({ code }) => code === 'CONTROL');
    const isOpen = (one: Meant): boolean => one.faults.some(({ severity }) => severity === 'error');
    const room = Math.max(0, rules.most - there.count);
    const wantedNames = meant.filter(
      (one) => !isRepeatLeftOut(one) && !isControl(one) && !(wanted.leavesOut && isOpen(one)),
    );
    const added = wantedNames.slice(0, room);
    const tooMany = new Set(wantedNames.slice(room));
    const after = added.length === 0 ? wanted.project : rules.add(wanted.project, added, wanted);
    const shown = meant.filter((one) => !tooMany.has(one));
    const byKey = new Map(shown.map((one) => [one.key, one]));
    const lines = shown.map(
      (one): AnsweredLine => ({
        key: one.key,
        line: one.line,
        typed: names[one.key]?.name ?? one.typed,
        part: isRepeatLeftOut(one) ? 'repeated' : partOf(one, isControl(one)),
      }),
    );
    const typed = names.map(({ name }) => name);
    return {
      after,
      preview: {
        kind: 'read',
        read: names.length,
        parts: partsOf(lines, (line) => {
          const one = byKey.get(line.key) as Meant;
          const described = describeName(line, one, genes);
          return one.words === '' ? described : { ...described, note: [described.note, one.words].join(', ') };
        }),
        columns,
        leftOut: decided.length - kept.length,
        tooMany: {
          count: tooMany.size,
          first: wantedNames[room]?.typed ?? null,
          rest: restText([...tooMany].map(restName)),
          losesWells: false,
        },
        added: added.length,
        used: there.count + added.length,
        plateNames: [],
        pictures: [],
        cost: costOf(rules.priceOf(wanted.project, wanted), rules.priceOf(after, wanted)),
        writtenFor: writtenForOtherSpecies(typed, genes.index.genome),
        foreign: meant.filter(({ answer }) => answer?.status === 'not_found' && answer.elsewhere !== null).length,
        offers: [],
      },
    };
  };
}

const restName = ({ typed, chosenId, beside }: Meant): RestName => ({
  name: typed,
  beside: chosenId === '' ? beside : { ...beside, [ensemblIdColumn.id]: chosenId },
});

const inColumn: ReadTable = (cells, chosen) => readGeneTable(cells, [ensemblIdColumn], chosen ?? undefined);

const refused = <Project>(why: Pick<GeneListRefused, 'message' | 'offered'>, { project }: WantedGenes<Project>) => ({
  after: project,
  preview: { kind: 'refused', ways: [], ...why } as const,
});

/** What is added to a price; null where there is none. */
export function costOf(before: PricedLines | null, after: PricedLines | null): AddedCost | null {
  return before === null || after === null ? null : addedCost(before, after);
}
