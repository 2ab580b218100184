import { checkCellLibrary, placeInWords } from '@cutsite/domain/cell-library';
import { type ChangedName, type ChangesByList, changeOfName } from '../../../genes/check/changed-name.ts';
import { type CellsDraft, cellsOf } from '../project/cells-draft.ts';

/** What a newer gene list says otherwise of the pools of a project. */
export function changedPools(draft: CellsDraft, ...[before, now]: Parameters<ChangesByList>): readonly ChangedName[] {
  const project = cellsOf(draft);
  const was = checkCellLibrary(project, { index: before.index, cellLines: null });
  const is = checkCellLibrary(project, { ...now, cellLines: null });
  return is.pools.flatMap((pool, at) => {
    const old = was.pools[at];
    const sentence = old === undefined ? null : changeOfName(old, pool);
    const place = placeInWords(pool.place, draft.plates.length);
    return sentence === null ? [] : [{ key: pool.id, place, value: pool.value, sentence }];
  });
}
