import { evenPlates, fillPlates, findControl, libraryLimits, spreadControls } from '@cutsite/domain/gene-library';
import { type FillOrder, type PlateFormat, positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { putWells, type WellContent } from '../../../builder/plates/edit-wells.ts';
import { plateNamer } from '../../../builder/plates/plate-names.ts';
import { putPlates } from '../../../builder/plates/put-plates.ts';
import { type BuilderPlate, type NewId, plateInView } from '../../../builder/project/builder-project.ts';
import type { GeneDecision } from '../../../genes/list/gene-list-work.ts';
import { formatOf, type LibraryDraft, newLibraryPlate } from '../project/library-draft.ts';
import type { ReadGenes } from './read-genes.ts';

/** A name of the list as it goes on a plate. */
export interface PlacedGene {
  /** Its place in the list, by which decisions about it are kept. */
  readonly key: number;
  readonly line: number;
  readonly typed: string;
  readonly plateId: string;
  readonly index: number;
}

/** The project with the list in it, and what became of every name. */
export interface PlacedGenes {
  readonly draft: LibraryDraft;
  readonly laid: readonly PlacedGene[];
  /** Names above the most that a project holds, in their order, with the genes that were chosen. */
  readonly tooMany: readonly WellContent[];
  /** Spreading evenly would help: the last plate has too few wells otherwise. */
  readonly couldBeEven: boolean;
}

interface LayOptions {
  readonly order: FillOrder;
  /** The list fills its plates evenly, instead of one after the other. */
  readonly even: boolean;
  /** Controls of a list of names stand between its genes, instead of where they are listed. */
  readonly spread: boolean;
  readonly newId: NewId;
}

interface Listed {
  readonly key: number;
  readonly line: number;
  readonly name: string;
  readonly chosenId?: string;
}

/** Puts a list on the plates, as decided. Names that are left out take no well. */
export function placeGenes(
  draft: LibraryDraft,
  read: Exclude<ReadGenes, { readonly kind: 'refused' }>,
  decisions: ReadonlyMap<number, GeneDecision>,
  options: LayOptions,
): PlacedGenes {
  return read.kind === 'names'
    ? layNames(
        draft,
        read.names.map((one, key) => ({ ...one, key })),
        decisions,
        options,
      )
    : layPlates(draft, read.plates, decisions, options);
}

const isLeftOut = (decision: GeneDecision | undefined): boolean => decision !== undefined && decision.name === '';

const contentOf = (
  { key, name, chosenId }: Listed,
  index: number,
  decisions: ReadonlyMap<number, GeneDecision>,
): WellContent => {
  const decided = decisions.get(key);
  return { index, name: decided?.name ?? name, sequence: decided?.chosenId ?? chosenId ?? '' };
};

const filledOf = ({ wells }: BuilderPlate): ReadonlySet<number> =>
  new Set(wells.filter(({ name }) => name.trim() !== '').map(({ index }) => index));

const indexesIn = (format: PlateFormat, order: FillOrder): readonly number[] =>
  positionsInOrder(format, order).map((position) => wellIndex(position, format));

function layNames(
  draft: LibraryDraft,
  names: readonly Listed[],
  decisions: ReadonlyMap<number, GeneDecision>,
  { order, even, spread, newId }: LayOptions,
): PlacedGenes {
  const format = formatOf(draft);
  const active = plateInView(draft);
  const listed = names.filter(({ key }) => !isLeftOut(decisions.get(key)));
  const kindOf = ({ key, name }: Listed) => findControl(decisions.get(key)?.name ?? name)?.slug ?? null;
  const wanted = spread ? spreadControls(listed, kindOf) : listed;
  const taken = filledOf(active);
  const elsewhere = draft.plates.reduce((sum, plate) => sum + (plate === active ? 0 : filledOf(plate).size), 0);
  const filled = fillPlates(
    wanted.map(({ name }) => name),
    format,
    { taken, startAt: 0 },
    elsewhere,
    order,
  );
  const room = wanted.slice(0, wanted.length - filled.tooMany.length);
  const counts = taken.size === 0 ? evenPlates(room.length, format) : null;
  const indexes = indexesIn(format, order);
  // Where each plate begins in the list, and which wells it gives.
  const shares =
    even && counts !== null
      ? counts.map((count) => indexes.slice(0, count))
      : [filled.first, ...filled.further].map((wells) => wells.map(({ index }) => index));
  const named = plateNamer(draft.plates.map(({ name }) => name));
  const laid: PlacedGene[] = [];
  const plates: BuilderPlate[] = [];
  let from = 0;
  for (const [at, wells] of shares.entries()) {
    const own = room.slice(from, from + wells.length);
    from += wells.length;
    const plate = at === 0 ? active : newLibraryPlate(newId(), named(`Plate ${draft.plates.length + 1}`));
    const contents = own.map((one, place) => contentOf(one, wells[place] ?? 0, decisions));
    plates.push(putWells(plate, contents, newId));
    for (const [place, { key, line, name }] of own.entries())
      laid.push({ key, line, typed: name, plateId: plate.id, index: wells[place] ?? 0 });
  }
  return {
    draft: putPlates(draft, plates),
    laid,
    tooMany: wanted.slice(room.length).map((one) => contentOf(one, 0, decisions)),
    couldBeEven: counts !== null,
  };
}

function layPlates(
  draft: LibraryDraft,
  listed: Extract<ReadGenes, { readonly kind: 'plates' }>['plates'],
  decisions: ReadonlyMap<number, GeneDecision>,
  { newId }: LayOptions,
): PlacedGenes {
  const format = formatOf(draft);
  const active = plateInView(draft);
  const isEmpty = filledOf(active).size === 0;
  const kept = isEmpty ? draft.plates.filter((plate) => plate !== active) : draft.plates;
  const named = plateNamer(kept.map(({ name }) => name));
  let room = libraryLimits.wellsPerProject.max - draft.plates.reduce((sum, plate) => sum + filledOf(plate).size, 0);
  const laid: PlacedGene[] = [];
  const tooMany: WellContent[] = [];
  const plates: BuilderPlate[] = [];
  let key = 0;
  for (const [at, { plateName, wells }] of listed.entries()) {
    const name = named(plateName);
    const plate = at === 0 && isEmpty ? { ...active, name } : newLibraryPlate(newId(), name);
    const contents: WellContent[] = [];
    for (const well of wells) {
      const one = { ...well, key };
      key += 1;
      if (isLeftOut(decisions.get(one.key))) continue;
      if (room <= 0) {
        tooMany.push(contentOf(one, 0, decisions));
        continue;
      }
      room -= 1;
      const index = wellIndex(well.position, format);
      contents.push(contentOf(one, index, decisions));
      laid.push({ key: one.key, line: one.line, typed: one.name, plateId: plate.id, index });
    }
    plates.push(putWells(plate, contents, newId));
  }
  return { draft: putPlates(draft, plates), laid, tooMany, couldBeEven: false };
}
