import { type CellLibraryProject, chosenControlNames, defaultControls } from '@cutsite/domain/cell-library';
import { genomeSlugs } from '@cutsite/domain/gene';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import type { Migration, OlderState } from '../../../builder/drafts/product-drafts.ts';
import { draftOf, untitledCells } from '../project/cells-draft.ts';

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
  key: 'engineeredCellLibraryProject',
  draftId: olderStateId,
  recordOf: olderStateRecord,
};

/** The word of an option, whether it was kept as the word or as the whole option. */
function wordOf(option: unknown, field: string): string | null {
  const word = isRecord(option) ? option[field] : option;
  return typeof word === 'string' ? word : null;
}

const numberOr = (kept: unknown, otherwise: number): number =>
  typeof kept === 'number' && Number.isFinite(kept) ? kept : otherwise;

/**
 * A pool had its value, and what was known of it then (CL-3): name, errors and paralogs are looked up again; the gene
 * that it had stays chosen. Pools of controls were among them: they are set by number now.
 */
function poolsOf(kept: readonly unknown[]): CellLibraryProject['pools'] {
  return kept.flatMap((pool, at) => {
    if (!isRecord(pool) || typeof pool['value'] !== 'string' || pool['value'].trim() === '') return [];
    if (pool['type'] === 'control') return [];
    const { id, value, ensemblId } = pool;
    const chosenId = typeof ensemblId === 'string' && ensemblId !== '' ? ensemblId.replace(/\.\d+$/, '') : null;
    return [{ id: typeof id === 'string' ? id : `pool-${at + 1}`, name: value, chosenId }];
  });
}

/** Version 0 kept a project with the fields of CL-1 and CL-3; what was not chosen yet gets what a new one has. */
export const migrateOlderState: Migration = (record) => {
  const { project } = record;
  if (!isRecord(project) || !Array.isArray(project['pools'])) return record;
  const slug = wordOf(project['genome'], 'slug') ?? 'homo_sapiens';
  const genome = genomeSlugs.find((one) => one === slug);
  if (genome === undefined) return record;
  const kept = isRecord(project['controls']) ? project['controls'] : {};
  const [ntc1, ntc2, mockWT] = chosenControlNames.map((name) => numberOr(kept[name], defaultControls[name]));
  const savedAt = Date.parse(String(record['savedAt']));
  let racks = 0;
  const older: CellLibraryProject = {
    name: wordOf(project['name'], 'name') ?? untitledCells,
    genome,
    cellLine: wordOf(project['cellLine'], 'name'),
    controls: {
      ntc1: ntc1 ?? defaultControls.ntc1,
      ntc2: ntc2 ?? defaultControls.ntc2,
      mockWT: mockWT ?? defaultControls.mockWT,
    },
    replicates: numberOr(project['replicates'], 1),
    pools: poolsOf(project['pools']),
  };
  return {
    ...record,
    revision: 0,
    writer: '',
    savedAt: Number.isNaN(savedAt) ? 0 : savedAt,
    project: draftOf(older, () => `rack-${(racks += 1)}`),
  };
};
