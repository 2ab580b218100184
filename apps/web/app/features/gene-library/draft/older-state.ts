import { isRecord } from '../../../builder/drafts/draft-record.ts';
import { chosen, recordsOf, savedAtOf } from '../../../builder/drafts/older-state.ts';
import type { Migration } from '../../../builder/drafts/product-drafts.ts';
import { freshLibrary } from '../project/library-draft.ts';

const fresh = freshLibrary(() => '');

const textOr = (kept: unknown, otherwise: string): string => (typeof kept === 'string' ? kept : otherwise);

/**
 * A well had its value, and what was known of it then (GL-2): name, id and errors are looked up again. Where the value
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
  const plates = recordsOf(project['plates']).map((plate, at) => ({
    id: textOr(plate['id'], `plate-${at + 1}`),
    name: plate['name'] ?? `Plate ${at + 1}`,
    wells: wellsOf(plate['wells']),
  }));
  return {
    ...record,
    revision: 0,
    writer: '',
    savedAt: savedAtOf(record),
    project: {
      name: project['name'] ?? fresh.name,
      genome: chosen(project['genome'], 'slug') ?? fresh.genome,
      plateType: chosen(project['plateType'], 'slug') ?? fresh.plateType,
      quantityPerWell: project['quantityPerWell'] ?? fresh.quantityPerWell,
      replicates: project['replicates'] ?? fresh.replicates,
      plates,
      activePlateId: plates[0]?.id ?? null,
    },
  };
};
