import { defaultSettings, newProject } from '@cutsite/domain/guide-rna';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import type { Migration, OlderState } from '../../../builder/drafts/product-drafts.ts';

/** The one project of the older state becomes a project like any other, under this id. */
const olderStateId = 'older-state';

/** What local storage held, as a record of version 0. A text that is no JSON stays a text, to be set aside. */
export function olderStateRecord(text: string): unknown {
  try {
    const state: unknown = JSON.parse(text);
    return isRecord(state) ? { ...state, id: olderStateId, version: 0 } : state;
  } catch {
    return text;
  }
}

/** Where the state of the builder lay before there were drafts: one project, in local storage. */
export const olderState: OlderState = {
  key: 'guideRnaProject',
  draftId: olderStateId,
  recordOf: olderStateRecord,
};

/**
 * Version 0 kept the entities (GR-23 to GR-30) whole: options as objects with id and display, the genome, format and
 * plate type as objects with a slug, every well of a plate with its errors, and the time as text. What had not been
 * chosen yet was not there, or null: it becomes what a new project starts with (GR-11 to GR-14).
 */
export const migrateOlderState: Migration = (record) => {
  const { project } = record;
  if (!isRecord(project) || !(Array.isArray(project['plates']) || Array.isArray(project['tubes']))) return record;
  const plates = listOf(project['plates']).map(plateOf);
  const active = chosen(project['activePlate'], 'id');
  const savedAt = Date.parse(String(record['savedAt']));
  return {
    ...record,
    savedAt: Number.isNaN(savedAt) ? 0 : savedAt,
    project: {
      name: project['name'] ?? 'Untitled project',
      genome: chosen(project['genome'], 'slug') ?? fresh.genome,
      cellLine: chosen(project['cellLine'], 'display') ?? null,
      format: chosen(project['format'], 'slug') ?? fresh.format,
      plates,
      tubes: listOf(project['tubes']).map(tubeOf),
      addOns: listOf(project['addOns']).map((addOn) => ({
        productSlug: addOn['product_slug'],
        quantity: addOn['quantity'],
      })),
      plateType: chosen(project['plateType'], 'slug') ?? fresh.plateType,
      activePlateId: active ?? plates[0]?.id ?? null,
    },
  };
};

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const fresh = newProject('', 'plates');
const usual = defaultSettings();

/** The word of an option, whether it was kept as the word or as the whole option. */
const chosen = (option: unknown, word: 'id' | 'slug' | 'display'): unknown =>
  isRecord(option) ? option[word] : option;

const settingsOf = (row: Record<string, unknown>) => ({
  nuclease: chosen(row['nuclease'], 'id') ?? usual.nuclease,
  modifications: chosen(row['modifications'], 'id') ?? usual.modifications,
  yield: chosen(row['yield'], 'id') ?? usual.yield,
  purification: chosen(row['purification'], 'id') ?? usual.purification,
});

const plateOf = (plate: Record<string, unknown>) => ({
  id: plate['id'],
  name: plate['name'],
  ...settingsOf(plate),
  wells: listOf(plate['wells'])
    .filter(({ name, sequence }) => name !== '' || sequence !== '')
    .map(({ id, index, name, sequence }) => ({ id, index, name, sequence })),
});

const tubeOf = (tube: Record<string, unknown>) => ({
  id: tube['id'],
  name: tube['name'],
  sequence: tube['sequence'],
  position: tube['position'],
  ...settingsOf(tube),
});
