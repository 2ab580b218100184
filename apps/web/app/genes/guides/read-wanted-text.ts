import {
  ensemblIdColumn,
  idChosenBeside,
  offeredColumns,
  readGeneTable,
  readNameList,
  resolveGene,
  resolveGenes,
} from '@cutsite/domain/gene';
import type { SheetTable } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import { readTables } from '../../builder/list-import/read-source.ts';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';
import { geneOf } from '../catalogue/gene-list-store.ts';
import { type NamesOfSource, readGeneNames } from '../list/gene-list-work.ts';
import { asDna, isTarget, maxNames, type WantedName, withNames } from './wanted-names.ts';

/** The names on the page after a text was added, and what became of it, a sentence each. */
export interface AddedText {
  readonly names: readonly WantedName[];
  readonly said: readonly string[];
}

/** So many examples stand in a sentence. */
const examples = 3;

/** "TP53, KRAS, EGFR and 4 more" */
function listed(words: readonly string[]): string {
  const more = words.length - examples;
  return words.slice(0, examples).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The column of a table without a heading that most of its genes are in; undefined: all of its cells are names. */
function columnByGenes(tables: readonly SheetTable[], text: string, { index }: GenesAtHand): number | undefined {
  const offered = tables.flatMap(({ cells }) => offeredColumns(cells, index) ?? [])[0];
  const isHeaded = tables.some(({ cells }) => readGeneTable(cells) !== null);
  if (offered === undefined || isHeaded) return undefined;
  const names = readNameList(text);
  const genes = names.filter(({ name }) => resolveGene(name, index).status !== 'not_found').length;
  return genes * 2 > names.length ? undefined : offered.suggested;
}

/** What is said of the columns of a table: which was read, which were not, and lines without a gene. */
function columnsSaid({ read, notRead, withoutGene }: NamesOfSource['columns']): readonly string[] {
  if (read.length === 0 || read.length + notRead.length < 2) return [];
  return [
    `Read: ${read.join(', ')}.${notRead.length === 0 ? '' : ` Not read: ${listed(notRead)}.`}`,
    withoutGene === 0 ? '' : `${countText(withoutGene, 'line')} without a gene left out.`,
  ];
}

/** What is said of letters: a symbol, or a target, that is shown in others than were typed. */
function lettersSaid(names: readonly WantedName[], list: GenesAtHand): readonly string[] {
  const answers = resolveGenes(
    names.map(({ typed }) => typed),
    list.index,
  );
  const recased = names.flatMap(({ typed }, at) => {
    const answer = answers[at];
    if (isTarget(typed) || answer?.status !== 'matched' || answer.by !== 'symbol') return [];
    return answer.gene.symbol === typed.trim() ? [] : [`${typed.trim()} as ${answer.gene.symbol}`];
  });
  const targets = names.filter(({ typed }) => isTarget(typed) && asDna(typed) !== typed).length;
  return [
    recased.length === 0 ? '' : `In the letters of the gene list: ${listed(recased)}.`,
    targets === 0 ? '' : `${countText(targets, 'target')} written as DNA in capitals.`,
  ];
}

/** The names that are there once more, by another name too; and those that are new. */
function withoutRepeats(before: readonly WantedName[], more: readonly WantedName[], list: GenesAtHand) {
  const keyOf = ({ typed, chosenId }: WantedName): string => {
    if (isTarget(typed)) return asDna(typed);
    const answer = resolveGene(typed, list.index);
    const chosen = geneOf(list, chosenId === '' ? null : chosenId);
    return chosen?.ensemblId ?? (answer.status === 'matched' ? answer.gene.ensemblId : typed);
  };
  const seen = new Set(before.map(keyOf));
  const fresh: WantedName[] = [];
  const repeated: string[] = [];
  for (const name of more) {
    const key = keyOf(name);
    if (seen.has(key)) repeated.push(name.typed);
    else fresh.push(name);
    seen.add(key);
  }
  return { fresh, repeated };
}

/**
 * Adds the genes of a typed or pasted text to those of the page, by the reader of lists that every product has (LI-14,
 * LI-22): of a table the column of genes, each gene once. Says what was done with the rest.
 */
export async function addWantedText(
  text: string,
  before: readonly WantedName[],
  list: GenesAtHand,
): Promise<AddedText> {
  const tables = await readTables({ kind: 'text', text });
  if (!tables.ok) return { names: before, said: [tables.error] };
  const geneColumn = columnByGenes(tables.value, text, list);
  const found = readGeneNames({ tables: tables.value, text, geneColumn }, list.index, (cells, chosen) =>
    readGeneTable(cells, [ensemblIdColumn], chosen ?? undefined),
  );
  if ('message' in found) return { names: before, said: [found.message] };
  const read = found.names.map(
    ({ name, beside }): WantedName => ({
      typed: name,
      chosenId: idChosenBeside(name, beside[ensemblIdColumn.id], list.index),
    }),
  );
  const { fresh, repeated } = withoutRepeats(before, read, list);
  const { names, left } = withNames(before, fresh);
  const first = fresh[fresh.length - left]?.typed ?? '';
  return {
    names,
    said: [
      ...columnsSaid(found.columns),
      repeated.length === 0
        ? ''
        : `${countText(repeated.length, 'name')} repeated, each gene is shown once: ${listed(repeated)}.`,
      ...lettersSaid(fresh, list),
      left === 0 ? '' : `${countText(left, 'name')} from ${first} on left out: this page takes ${maxNames}.`,
    ].filter((sentence) => sentence !== ''),
  };
}
