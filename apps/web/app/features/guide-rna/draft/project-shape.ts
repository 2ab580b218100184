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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
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

/** Whether what was read is a project that the screen can show; anything else is set aside. */
export const isProject = (value: unknown): value is GuideRnaProject =>
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
