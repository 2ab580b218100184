import { isRecord } from '../../../builder/drafts/draft-record.ts';
import type { Migration, OlderState } from '../../../builder/drafts/product-drafts.ts';
import { freshLibrary } from '../project/library-draft.ts';

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
  key: 'onDemandLibraryProject',
  draftId: olderStateId,
  recordOf: olderStateRecord,
};

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The slug of an option, whether it was kept as the word or as the whole option. */
const slugOf = (option: unknown): unknown => (isRecord(option) ? option['slug'] : option);

const fresh = freshLibrary(() => '');

const textOr = (kept: unknown, otherwise: string): string => (typeof kept === 'string' ? kept : otherwise);

/**
 * A well had its value, and what was known of it then (GL-2): name, id and errors are looked up anew. Where the value
 * was ambiguous, the gene that it had stays chosen. Wells stood in the order of the plate, empty ones among them.
 */
const wellsOf = (wells: unknown) =>
  (Array.isArray(wells) ? wells : []).flatMap((well: unknown, at) => {
    if (!isRecord(well) || typeof well['value'] !== 'string' || well['value'].trim() === '') return [];
    const { id, value, index, ensemblId, type } = well;
    const chosen = type !== 'control' && typeof ensemblId === 'string' ? ensemblId.replace(/\.\d+$/, '') : '';
    return [{ id: textOr(id, `well-${at + 1}`), index: index ?? at, name: value, sequence: chosen }];
  });

/** Version 0 kept a project with the fields of GL-1 and GL-2 whole; what was not chosen yet gets what a new one has. */
export const migrateOlderState: Migration = (record) => {
  const { project } = record;
  if (!isRecord(project) || !Array.isArray(project['plates'])) return record;
  const plates = listOf(project['plates']).map((plate, at) => ({
    id: textOr(plate['id'], `plate-${at + 1}`),
    name: plate['name'] ?? `Plate ${at + 1}`,
    wells: wellsOf(plate['wells']),
  }));
  const savedAt = Date.parse(String(record['savedAt']));
  return {
    ...record,
    revision: 0,
    writer: '',
    savedAt: Number.isNaN(savedAt) ? 0 : savedAt,
    project: {
      name: project['name'] ?? fresh.name,
      genome: slugOf(project['genome']) ?? fresh.genome,
      plateType: slugOf(project['plateType']) ?? fresh.plateType,
      quantityPerWell: project['quantityPerWell'] ?? fresh.quantityPerWell,
      replicates: project['replicates'] ?? fresh.replicates,
      plates,
      activePlateId: plates[0]?.id ?? null,
    },
  };
};
