import {
  type GuideRnaProject,
  genomes,
  modifications,
  nucleases,
  type Plate,
  purificationOptions,
  type Tube,
  type Well,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { err, ok, type Result } from '@cutsite/domain/result';

/** Rises with each change of shape; every rise comes with a step in `migrations` and a fixture of the older version. */
export const draftVersion = 1;

/** A project as the browser keeps it. */
export interface DraftRecord {
  readonly id: string;
  readonly version: typeof draftVersion;
  readonly savedAt: number;
  readonly project: GuideRnaProject;
}

/** `newer`: written by a later release of the store, which this page must not overwrite. */
export type DraftFault = 'corrupt' | 'newer';

type Migration = (record: Record<string, unknown>) => Record<string, unknown>;

/** From version n to n + 1. */
const migrations: Readonly<Record<number, Migration>> = {};

/** Reads what the database holds, whatever it is, and brings it to the version of today. */
export function readDraft(kept: unknown): Result<DraftRecord, DraftFault> {
  if (!isRecord(kept) || typeof kept['version'] !== 'number') return err('corrupt');
  if (kept['version'] > draftVersion) return err('newer');
  let record = kept;
  for (let version = kept['version']; version < draftVersion; version += 1) {
    const migrate = migrations[version];
    if (migrate === undefined) return err('corrupt');
    record = migrate(record);
  }
  const { id, savedAt, project } = record;
  if (typeof id !== 'string' || typeof savedAt !== 'number' || !isProject(project)) return err('corrupt');
  return ok({ id, version: draftVersion, savedAt, project });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
const isIn = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

const isWell = (value: unknown): value is Well =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['name']) &&
  isText(value['sequence']) &&
  Number.isInteger(value['index']) &&
  Number(value['index']) >= 0 &&
  Number(value['index']) < plate96.wellCount;

const yieldIds = yieldOptions.map((option) => option.id);
const purifications = purificationOptions.map((option) => option.id);

const hasSettings = (value: Record<string, unknown>): boolean =>
  isIn(nucleases, value['nuclease']) &&
  isIn(modifications, value['modifications']) &&
  isIn(yieldIds, value['yield']) &&
  isIn(purifications, value['purification']);

const isPlate = (value: unknown): value is Plate =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['name']) &&
  hasSettings(value) &&
  isListOf(value['wells'], isWell);

const isTube = (value: unknown): value is Tube =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['name']) &&
  isText(value['sequence']) &&
  isText(value['position']) &&
  hasSettings(value);

const isAddOn = (value: unknown): value is GuideRnaProject['addOns'][number] =>
  isRecord(value) && isText(value['productSlug']) && typeof value['quantity'] === 'number';

const isProject = (value: unknown): value is GuideRnaProject =>
  isRecord(value) &&
  isText(value['name']) &&
  isIn(
    genomes.map((genome) => genome.slug),
    value['genome'],
  ) &&
  isTextOrNull(value['cellLine']) &&
  isIn(['tubes', 'plates'], value['format']) &&
  isListOf(value['plates'], isPlate) &&
  isListOf(value['tubes'], isTube) &&
  isListOf(value['addOns'], isAddOn) &&
  isText(value['plateType']) &&
  isTextOrNull(value['activePlateId']);
