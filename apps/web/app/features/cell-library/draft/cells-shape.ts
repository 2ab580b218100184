import { chosenControlNames, poolRack } from '@cutsite/domain/cell-library';
import { genomeSlugs } from '@cutsite/domain/gene';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import type { CellsDraft } from '../project/cells-draft.ts';

const isWell = (kept: unknown): boolean =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['name'] === 'string' &&
  typeof kept['sequence'] === 'string' &&
  Number.isInteger(kept['index']) &&
  Number(kept['index']) >= 0 &&
  Number(kept['index']) < poolRack.wellCount;

const isRack = (kept: unknown): boolean =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['name'] === 'string' &&
  Array.isArray(kept['wells']) &&
  kept['wells'].every(isWell);

/** Ids of genes, or nothing in what was kept before there were any. */
const isIds = (kept: unknown): boolean =>
  kept === undefined || (Array.isArray(kept) && kept.every((id) => typeof id === 'string'));

/** Whether what a browser kept is a library that the screen can show. Numbers and names are for the rules. */
export function isCellsDraft(kept: unknown): kept is CellsDraft {
  if (!isRecord(kept) || !isRecord(kept['controls'])) return false;
  const { controls } = kept;
  return (
    typeof kept['name'] === 'string' &&
    genomeSlugs.some((slug) => slug === kept['genome']) &&
    typeof kept['cellLine'] === 'string' &&
    chosenControlNames.every((name) => Number.isFinite(controls[name])) &&
    Number.isFinite(kept['replicates']) &&
    (kept['geneList'] === undefined || typeof kept['geneList'] === 'string') &&
    isIds(kept['meant']) &&
    isIds(kept['inCart']) &&
    (kept['activePlateId'] === null || typeof kept['activePlateId'] === 'string') &&
    Array.isArray(kept['plates']) &&
    kept['plates'].length > 0 &&
    kept['plates'].every(isRack)
  );
}
