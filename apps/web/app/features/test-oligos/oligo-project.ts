import { plate384 } from '@cutsite/domain/labware';
import type { WellWriting } from '../../builder/arrange/well-writing.ts';
import { nextName } from '../../builder/cell-range/next-name.ts';
import { isRecord } from '../../builder/drafts/draft-record.ts';
import type { BuilderPlate, BuilderProject, NewId } from '../../builder/project/builder-project.ts';

/** How much of each oligo is made, in nmol. */
export const scales = ['25', '100'] as const;
export const solvents = ['water', 'buffer'] as const;

/** A plate of 384 wells; all its oligos have one scale. */
export interface OligoPlate extends BuilderPlate {
  readonly scale: (typeof scales)[number];
}

/** Made-up DNA oligos, which only tests sell. */
export interface OligoProject extends BuilderProject {
  readonly plates: readonly OligoPlate[];
  readonly solvent: (typeof solvents)[number];
}

export const oligoFormat = plate384;

export const oligoWells: Omit<WellWriting, 'newId'> = {
  format: oligoFormat,
  nextName: (name, taken) => nextName(name, taken, 12),
};

/** An empty plate, with the scale of the one that it is like. */
export const newOligoPlate = (id: string, name: string, like?: OligoPlate): OligoPlate => ({
  id,
  name,
  wells: [],
  scale: like?.scale ?? '25',
});

export function freshOligos(newId: NewId): OligoProject {
  const plate = newOligoPlate(newId(), 'Plate 1');
  return { name: 'Untitled oligos', plates: [plate], activePlateId: plate.id, solvent: 'water' };
}

/** Whether what a browser kept is a project of oligos. */
export const isOligoProject = (kept: unknown): kept is OligoProject =>
  isRecord(kept) &&
  typeof kept['name'] === 'string' &&
  isOneOf(solvents, kept['solvent']) &&
  Array.isArray(kept['plates']) &&
  kept['plates'].length > 0 &&
  kept['plates'].every(isOligoPlate);

const isOligoPlate = (kept: unknown): kept is OligoPlate =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['name'] === 'string' &&
  isOneOf(scales, kept['scale']) &&
  Array.isArray(kept['wells']) &&
  kept['wells'].every(
    (well) =>
      isRecord(well) &&
      typeof well['id'] === 'string' &&
      typeof well['name'] === 'string' &&
      typeof well['sequence'] === 'string' &&
      Number.isInteger(well['index']) &&
      Number(well['index']) >= 0 &&
      Number(well['index']) < oligoFormat.wellCount,
  );

const isOneOf = (words: readonly string[], word: unknown): boolean => words.some((one) => one === word);
