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
  yieldOptions,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import {
  areApart,
  isListOf,
  isOneOf,
  isPlateOf,
  isRow,
  isText,
  isTextOrNull,
} from '../../../builder/drafts/kept-shape.ts';

const marks: readonly (MarkedAs | undefined)[] = [undefined, 'guide', 'negative_control', 'positive_control'];

/** What a row may carry beside its texts (since version 4). */
const hasOwnMarks = (row: unknown): boolean => {
  if (!isRecord(row) || !isOneOf(marks, row['markedAs'])) return false;
  const { asPasted } = row;
  return asPasted === undefined || (isRecord(asPasted) && isText(asPasted['name']) && isText(asPasted['sequence']));
};

const yieldIds = yieldOptions.map((option) => option.id);
const purifications = purificationOptions.map((option) => option.id);
const genomeSlugs = genomes.map(({ slug }) => slug);

const hasSettings = (value: Record<string, unknown>): boolean =>
  isOneOf(nucleases, value['nuclease']) &&
  isOneOf(modifications, value['modifications']) &&
  isOneOf(yieldIds, value['yield']) &&
  isOneOf(purifications, value['purification']);

const isPlate = (value: unknown): value is Plate =>
  isPlateOf(value, plate96.wellCount) && hasSettings(value) && value.wells.every(hasOwnMarks);

const isTube = (value: unknown): value is Tube =>
  isRow(value) && hasOwnMarks(value) && isText(value['position']) && hasSettings(value);

const isAddOn = (value: unknown): value is GuideRnaProject['addOns'][number] =>
  isRecord(value) && isText(value['productSlug']) && Number.isSafeInteger(value['quantity']);

const isMeantTarget = (value: unknown): value is GuideRnaProject['meantTargets'][number] =>
  isRecord(value) &&
  isOneOf(['plate', 'tube'], value['format']) &&
  isText(value['target']) &&
  Number.isSafeInteger(value['copies']);

/** Whether what was read is a project that the screen can show; anything else is set aside. */
export const isProject = (value: unknown): value is GuideRnaProject =>
  isRecord(value) &&
  isText(value['name']) &&
  isOneOf(genomeSlugs, value['genome']) &&
  isTextOrNull(value['cellLine']) &&
  isOneOf(['tubes', 'plates'], value['format']) &&
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
