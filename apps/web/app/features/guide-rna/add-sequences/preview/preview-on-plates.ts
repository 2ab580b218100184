import type { GuideRnaProject, Plate, ProposalKind } from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { ReadSheets } from '@cutsite/domain/sheet';
import type { ChosenKinds } from '../../../../builder/list-import/chosen-repairs.ts';
import type { PlatePicture, PreviewRow, WorkedRows } from '../../../../builder/list-import/list-preview.ts';
import type { Remembered } from '../../../../builder/list-import/remembered.ts';
import { putPlates } from '../../../../builder/plates/put-plates.ts';
import type { NewId } from '../../../../builder/project/builder-project.ts';
import { wellState } from '../../check/checked-plates.ts';
import { wordsNotUnderstood } from './asked-words.ts';
import type { GuideList, ListFacts } from './guide-list.ts';
import { isWrongWell, layOnPlates, type PlatePlacing } from './lay-on-plates.ts';
import { type CheckedLoad, mendOnPlate } from './mend-on-plates.ts';
import type { GuideRow } from './plate-parts.ts';

/** So many plates are drawn; a list of more is told by its count. */
const picturesShown = 6;

/** What adding rows to a project of plates would do, checked where the rows would stand, by the rules of the domain. */
export function previewOnPlates(
  { sheets }: ReadSheets,
  rows: readonly GuideRow[],
  project: GuideRnaProject,
  active: Plate,
  placing: PlatePlacing,
  mending: ChosenKinds<ProposalKind>,
  remembered: Remembered<CheckedLoad>,
  newId: NewId,
): WorkedRows<GuideList> & { readonly after: GuideRnaProject } {
  const { meantTargets } = project;
  const relay = mending.kinds.has('position');
  const { largerPlates: way = 'as_named' } = placing;
  const { loads, lost, namedAgain, settings, larger } = layOnPlates(
    project,
    active,
    sheets,
    rows,
    placing,
    relay,
    newId,
  );
  const laid = putPlates(
    project,
    loads.map(({ plate }) => plate),
  );
  const several = loads.length > 1;
  const shown = new Map<string, PreviewRow<GuideList>>();
  const plates: Plate[] = [];
  const pictures: PlatePicture[] = [];
  const nameFaults: ListFacts['nameFaults'][number][] = [];
  for (const load of loads) {
    const { id, name: plateName } = load.plate;
    const plateNames = laid.plates.filter((plate) => plate.id !== id).map(({ name }) => name);
    const mended = mendOnPlate(load, { plateNames, meantTargets }, mending, remembered);
    plates.push(mended.plate);
    if (mended.nameFault !== null) nameFaults.push({ plateName, fault: mended.nameFault });
    for (const [at, one] of mended.rows.entries()) {
      const place = wellLabel(wellPosition(load.rows[at]?.index ?? 0, plate96));
      const made = isMoved(load.rows[at]?.well ?? null, place) ? [...one.made, 'position' as const] : one.made;
      const movedFrom = isMoved(one.row.well, place) ? one.row.well : null;
      shown.set(one.row.key, { ...one, made, place, movedFrom, plateName: several ? plateName : null, noPlace: null });
    }
    if (pictures.length < picturesShown) pictures.push(pictureOf(mended.plate, load.rows, mended.rows));
  }
  for (const { row, reason } of lost) {
    const { name, sequence } = row;
    const none = { made: [], offered: [], faults: [], place: null, movedFrom: null, plateName: null };
    shown.set(row.key, { row, name, sequence, ...none, noPlace: reason });
  }
  return {
    rows: rows.flatMap(({ key }) => shown.get(key) ?? []),
    after: putPlates(project, plates),
    plateNames: plates.map(({ name }) => name),
    pictures,
    namedAgain,
    more: { larger, nameFaults, settings, notUnderstood: wordsNotUnderstood(rows) },
    // Wells of a larger plate have ways of their own.
    wrongWells: larger !== null && way === 'as_named' ? 0 : lost.filter(({ reason }) => isWrongWell(reason)).length,
  };
}

/** A row that named a well and stands in another one. */
function isMoved(well: string | null, place: string): boolean {
  if (well === null) return false;
  const named = parseWellLabel(well, plate96);
  return !named.ok || wellLabel(named.value) !== place;
}

function pictureOf(
  plate: Plate,
  added: readonly { readonly index: number }[],
  rows: readonly Pick<PreviewRow<GuideList>, 'faults'>[],
): PlatePicture {
  const faults = new Map(added.map(({ index }, at) => [index, rows[at]?.faults ?? []]));
  return {
    name: plate.name,
    filled: plate.wells.length,
    states: new Map(plate.wells.map(({ index }) => [index, wellState(faults.get(index))])),
    fresh: new Set(faults.keys()),
  };
}
