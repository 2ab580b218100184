import { plate384 } from '@cutsite/domain/labware';
import type { WellWriting } from '../../builder/arrange/well-writing.ts';
import { nextName } from '../../builder/cell-range/next-name.ts';
import { isRecord } from '../../builder/drafts/draft-record.ts';
import { isListOf, isOneOf, isPlateOf, isText, isTextOrNull } from '../../builder/drafts/kept-shape.ts';
import type { BuilderPlate, BuilderProject, NewId } from '../../builder/project/builder-project.ts';

export const dyes = ['FAM', 'HEX'] as const;
export const maxReplicates = 5;

/** A plate of 384 wells; all its oligos have one dye, and the whole plate is made in so many replicates. */
export interface OligoPlate extends BuilderPlate {
  readonly dye: (typeof dyes)[number];
  readonly replicates: number;
}

/** Made-up DNA oligos, which only tests sell. */
export interface OligoProject extends BuilderProject {
  readonly plates: readonly OligoPlate[];
}

export const oligoFormat = plate384;
/** So many characters fit on the label. */
export const maxNameLength = 12;

export const oligoWells: Omit<WellWriting, 'newId'> = {
  format: oligoFormat,
  nextName: (name, taken) => nextName(name, taken, maxNameLength),
};

/** An empty plate, with the settings of the one that it is like. */
export const newOligoPlate = (id: string, name: string, like?: OligoPlate): OligoPlate => ({
  id,
  name,
  wells: [],
  dye: like?.dye ?? 'FAM',
  replicates: like?.replicates ?? 1,
});

export function freshOligos(newId: NewId): OligoProject {
  const plate = newOligoPlate(newId(), 'Plate 1');
  return { name: 'Untitled oligos', plates: [plate], activePlateId: plate.id };
}

/** Whether what a browser kept is a project of oligos. */
export const isOligoProject = (kept: unknown): kept is OligoProject =>
  isRecord(kept) &&
  isText(kept['name']) &&
  isTextOrNull(kept['activePlateId']) &&
  isListOf(kept['plates'], isOligoPlate) &&
  kept['plates'].length > 0;

const isOligoPlate = (kept: unknown): kept is OligoPlate =>
  isPlateOf(kept, oligoFormat.wellCount) &&
  isOneOf(dyes, kept['dye']) &&
  Number.isInteger(kept['replicates']) &&
  Number(kept['replicates']) >= 1 &&
  Number(kept['replicates']) <= maxReplicates;
