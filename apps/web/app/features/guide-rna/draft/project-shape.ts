import {
  type GuideRnaProject,
  genomes,
  type MarkedAs,
  modifications,
  newPlate,
  nucleases,
  type Plate,
  purificationOptions,
  type Tube,
  type Well,
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { isRecord } from '../../../builder/drafts/draft-record.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
const isIn = (list: readonly unknown[], value: unknown): boolean => list.includes(value);
/** Two wells in one place, or two plates under one id, would hide one behind the other. */
const areApart = <T>(list: readonly T[], place: (one: T) => unknown): boolean =>
  new Set(list.map(place)).size === list.length;

const marks: readonly (MarkedAs | undefined)[] = [undefined, 'guide', 'negative_control', 'positive_control'];

/** What a row may carry beside its texts (since version 4). */
const hasOwnMarks = ({ asPasted, markedAs }: Record<string, unknown>): boolean =>
  isIn(marks, markedAs) &&
  (asPasted === undefined || (isRecord(asPasted) && isText(asPasted['name']) && isText(asPasted['sequence'])));

const isWell = (value: unknown): value is Well =>
  isRecord(value) &&
  hasOwnMarks(value) &&
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
  isListOf(value['wells'], isWell) &&
  areApart(value['wells'], (well) => well.index);

const isTube = (value: unknown): value is Tube =>
  isRecord(value) &&
  hasOwnMarks(value) &&
  isText(value['id']) &&
  isText(value['name']) &&
  isText(value['sequence']) &&
  isText(value['position']) &&
  hasSettings(value);

const isAddOn = (value: unknown): value is GuideRnaProject['addOns'][number] =>
  isRecord(value) && isText(value['productSlug']) && Number.isSafeInteger(value['quantity']);

const isMeantTarget = (value: unknown): value is GuideRnaProject['meantTargets'][number] =>
  isRecord(value) &&
  isIn(['plate', 'tube'], value['format']) &&
  isText(value['target']) &&
  Number.isSafeInteger(value['copies']);

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
  areApart(value['plates'], (plate) => plate.id) &&
  isListOf(value['tubes'], isTube) &&
  areApart(value['tubes'], (tube) => tube.id) &&
  isListOf(value['addOns'], isAddOn) &&
  isText(value['plateType']) &&
  isTextOrNull(value['activePlateId']) &&
  isListOf(value['meantTargets'], isMeantTarget);

/** A project of tubes may have been kept without any plate; the screen of plates always shows one. */
export const withPlate = (project: GuideRnaProject): GuideRnaProject =>
  project.plates.length > 0 ? project : { ...project, plates: [newPlate('plate-1', 'Plate 1')] };
