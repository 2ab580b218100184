import { defaultSettings, newProject } from '@cutsite/domain/guide-rna';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import { chosen, recordsOf, savedAtOf } from '../../../builder/drafts/older-state.ts';
import type { Migration } from '../../../builder/drafts/product-drafts.ts';

/**
 * Version 0 kept the entities (GR-23 to GR-30) whole: options as objects with id and display, the genome, format and
 * plate type as objects with a slug, every well of a plate with its errors, and the time as text. What had not been
 * chosen yet was not there, or null: it becomes what a new project starts with (GR-11 to GR-14).
 */
export const migrateOlderState: Migration = (record) => {
  const { project } = record;
  if (!isRecord(project) || !(Array.isArray(project['plates']) || Array.isArray(project['tubes']))) return record;
  const plates = recordsOf(project['plates']).map(plateOf);
  return {
    ...record,
    savedAt: savedAtOf(record),
    project: {
      name: project['name'] ?? 'Untitled project',
      genome: chosen(project['genome'], 'slug') ?? fresh.genome,
      cellLine: chosen(project['cellLine'], 'display') ?? null,
      format: chosen(project['format'], 'slug') ?? fresh.format,
      plates,
      tubes: recordsOf(project['tubes']).map(tubeOf),
      addOns: recordsOf(project['addOns']).map((addOn) => ({
        productSlug: addOn['product_slug'],
        quantity: addOn['quantity'],
      })),
      plateType: chosen(project['plateType'], 'slug') ?? fresh.plateType,
      activePlateId: chosen(project['activePlate'], 'id') ?? plates[0]?.id ?? null,
    },
  };
};

const fresh = newProject('', 'plates');
const usual = defaultSettings();

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
  wells: recordsOf(plate['wells'])
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
