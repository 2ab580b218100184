import { ensemblIdColumn, writtenForOtherSpecies } from '@cutsite/domain/gene';
import { type CheckedWell, checkLibrary, findControl } from '@cutsite/domain/gene-library';
import type { FillOrder } from '@cutsite/domain/labware';
import type { PlatePicture } from '../../../builder/list-import/list-preview.ts';
import type { BuilderPlate, NewId } from '../../../builder/project/builder-project.ts';
import type { GenesAtHand } from '../../../genes/catalogue/gene-list-store.ts';
import {
  type AnsweredLine,
  describeName,
  type ListedLine,
  type NameMeaning,
  partOf,
  partsOf,
} from '../../../genes/list/gene-list-preview.ts';
import type { GeneDecision, GeneTables, WantedGenes, WorkedGenes } from '../../../genes/list/gene-list-work.ts';
import { costOf } from '../../../genes/list/plain-gene-list.ts';
import { restText } from '../../../genes/list/rest-of-list.ts';
import type { Prices } from '../../../platform/price-query.ts';
import { checkedDraft } from '../check/checked-library.ts';
import { faultText } from '../faults/fault-text.ts';
import { choicesOfWell } from '../faults/well-repairs.ts';
import { priceDraft } from '../price/price-draft.ts';
import { formatOf, type LibraryDraft, libraryOf } from '../project/library-draft.ts';
import { type PlacedGene, type PlacedGenes, placeGenes } from './place-genes.ts';
import { type ReadGenes, readGenes } from './read-genes.ts';

/** What decides beside the project and the list. */
export interface LibraryListBeside {
  readonly order: FillOrder;
  readonly even: boolean;
  readonly spread: boolean;
  /** The wells of the list do not matter. */
  readonly asNames: boolean;
  /** Null while there is no price list. */
  readonly prices: Prices | null;
}
export type LibraryListWanted = WantedGenes<LibraryDraft> & LibraryListBeside;

/** What a library offers for a list as a whole. */
export const libraryOffers = { even: 'could_be_even', spread: 'could_spread' } as const;
/** The ways on from a list that does not fit: other plates, or without its wells. */
export const libraryWays = { 96: 'wells_96', 384: 'wells_384', names: 'as_names' } as const;

/** So many plates are drawn: as many of 96 wells as hold 500. */
const picturesShown = 6;
const leftOut: GeneDecision = { name: '', chosenId: '' };

/** What adding a list of genes and controls would do (GL-6, LI-14 to LI-19); every name is accounted for. */
export function workOutLibraryList(
  source: GeneTables,
  wanted: LibraryListWanted,
  genes: GenesAtHand,
  newId: NewId,
): WorkedGenes<LibraryDraft> {
  const { project, decisions } = wanted;
  const plates = project.plates.filter(({ wells }) => wells.length > 0).length;
  const { asNames } = wanted;
  const read = readGenes(source, { format: formatOf(project), plates, asNames, index: genes.index });
  if (read.kind === 'refused') {
    const ways = [
      ...(read.laidOutFor === null ? [] : [libraryWays[read.laidOutFor]]),
      ...(read.hasNames ? [libraryWays.names] : []),
    ];
    return { after: project, preview: { kind: 'refused', message: read.message, ways, offered: read.offered } };
  }
  const names = namesOf(read);
  if (names.length === 0)
    return {
      after: project,
      preview: { kind: 'refused', message: 'There are no names in it.', ways: [], offered: read.columns.offered },
    };
  const open = wanted.leavesOut ? faultyNames(names, wanted, genes) : new Map<number, CheckedWell>();
  const kept = new Map([...decisions, ...[...open.keys()].map((key) => [key, leftOut] as const)]);
  const laid = placeGenes(project, read, kept, { ...wanted, newId });
  const known = wellsOf(laid, genes);
  const wells = new Map([...open, ...laid.laid.flatMap((name) => pairOf(name, known))]);
  const lines = names.flatMap(({ line, name }, key): AnsweredLine[] => {
    const well = wells.get(key);
    return well === undefined
      ? []
      : [{ key, line, typed: name, part: partOf(meaningOf(well), well.type === 'control') }];
  });
  return {
    after: laid.draft,
    preview: {
      kind: 'read',
      read: names.length,
      parts: partsOf(lines, (line) => describeWell(line, wells.get(line.key) as CheckedWell, genes)),
      columns: read.columns,
      leftOut: names.length - lines.length - laid.tooMany.length,
      tooMany: {
        count: laid.tooMany.length,
        first: laid.tooMany[0]?.name ?? null,
        rest: restText(laid.tooMany.map(({ name, sequence }) => ({ name, beside: idBeside(sequence) }))),
        losesWells: read.kind === 'plates',
      },
      added: laid.laid.length,
      used: laid.draft.plates.reduce((sum, plate) => sum + plate.wells.length, 0),
      ...picturesOf(laid, genes),
      cost: wanted.prices === null ? null : costOf(priced(project, wanted.prices), priced(laid.draft, wanted.prices)),
      writtenFor: writtenForOtherSpecies(
        names.map(({ name }) => name),
        genes.index.genome,
      ),
      foreign: [...wells.values()].filter(({ answer }) => answer?.status === 'not_found' && answer.elsewhere !== null)
        .length,
      offers: [
        ...(laid.couldBeEven ? [libraryOffers.even] : []),
        ...(read.kind === 'names' && names.some(({ name }) => findControl(name) !== null)
          ? [libraryOffers.spread]
          : []),
      ],
    },
  };
}

const idBeside = (chosenId: string): Readonly<Record<string, string>> =>
  chosenId === '' ? {} : { [ensemblIdColumn.id]: chosenId };

const namesOf = (read: Exclude<ReadGenes, { readonly kind: 'refused' }>) =>
  read.kind === 'names' ? read.names : read.plates.flatMap(({ wells }) => wells);

const priced = (draft: LibraryDraft, prices: Prices) => ({ subtotal: priceDraft(draft, prices).subtotal, lines: [] });

/** The names with an error, by their places in the list; those that are left out anyway are no question. */
function faultyNames(
  names: readonly { readonly name: string; readonly chosenId?: string }[],
  { project, decisions }: LibraryListWanted,
  genes: GenesAtHand,
): ReadonlyMap<number, CheckedWell> {
  const wells = names.map(({ name, chosenId = '' }, index) => {
    const decided = decisions.get(index) ?? { name, chosenId };
    return { id: '', index, name: decided.name, chosenId: decided.chosenId === '' ? null : decided.chosenId };
  });
  const [checked] = checkLibrary({ ...libraryOf(project), plates: [{ id: '', name: '', wells }] }, genes).plates;
  return new Map(
    (checked?.wells ?? []).flatMap((well) => (well.errors.length > 0 ? [[well.index, well] as const] : [])),
  );
}

type KnownWells = ReadonlyMap<string, ReadonlyMap<number, CheckedWell>>;

const wellsOf = ({ draft }: PlacedGenes, genes: GenesAtHand): KnownWells =>
  new Map(checkedDraft(draft, genes).plates.map(({ plate, known }) => [plate.id, known]));

function pairOf({ key, plateId, index }: PlacedGene, known: KnownWells): readonly (readonly [number, CheckedWell])[] {
  const well = known.get(plateId)?.get(index);
  return well === undefined ? [] : [[key, well]];
}

const meaningOf = (well: CheckedWell): NameMeaning => {
  const shown = (severity: 'error' | 'warning') => (fault: CheckedWell['errors' | 'warnings'][number]) => ({
    ...fault,
    severity,
    word: faultText[fault.code],
  });
  return {
    typed: well.value,
    symbol: well.control?.label ?? well.validatedName,
    ensemblId: well.ensemblId,
    by: well.by,
    answer: well.answer,
    faults: [...well.errors.map(shown('error')), ...well.warnings.map(shown('warning'))],
  };
};

function describeWell(line: AnsweredLine, well: CheckedWell, genes: GenesAtHand): ListedLine {
  const shown = describeName(line, meaningOf(well), genes);
  const choices = choicesOfWell(well, genes);
  if (well.control === null) return { ...shown, choices };
  return { ...shown, note: well.control.caption, choices };
}

/** The plates that the list goes to, as they would be. */
function picturesOf({ draft, laid }: PlacedGenes, genes: GenesAtHand) {
  const fresh = new Map<string, Set<number>>();
  for (const { plateId, index } of laid) fresh.set(plateId, (fresh.get(plateId) ?? new Set()).add(index));
  const checked = checkedDraft(draft, genes).plates.filter(({ plate }) => fresh.has(plate.id));
  const pictureOf = (plate: BuilderPlate, states: PlatePicture['states']): PlatePicture => ({
    name: plate.name,
    filled: plate.wells.length,
    states,
    fresh: fresh.get(plate.id) ?? new Set(),
  });
  return {
    plateNames: checked.map(({ plate }) => plate.name),
    pictures: checked.slice(0, picturesShown).map(({ plate, states }) => pictureOf(plate, states)),
  };
}
