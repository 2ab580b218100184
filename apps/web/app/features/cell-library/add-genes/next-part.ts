import type { NewId } from '../../../builder/project/builder-project.ts';
import { nextPartName } from '../../../genes/list/rest-of-list.ts';
import { type CellsDraft, freshCells } from '../project/cells-draft.ts';

/** An empty library with the settings of one that is full, for what it has no room for. */
export const nextPart = ({ name, genome, cellLine, controls, replicates }: CellsDraft, newId: NewId): CellsDraft => ({
  ...freshCells(newId),
  name: nextPartName(name),
  genome,
  cellLine,
  controls,
  replicates,
});
