import { poolRack } from '@cutsite/domain/cell-library';
import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import type { ProjectListing } from '../../../builder/projects/project-listing.ts';
import { type CellsDraft, poolsIn } from '../project/cells-draft.ts';

const namesShown = 3;

/** "172 pools in 3 racks, K-562, human: ASH1L, ASH2L, BAZ1A …" */
function summaryOf(draft: CellsDraft): string {
  const names = poolsIn(draft).map(({ name }) => name.trim());
  if (names.length === 0) return 'no genes yet';
  const where = [draft.cellLine.trim(), geneGenomes[draft.genome].commonName].filter((word) => word !== '').join(', ');
  const first = names.slice(0, namesShown).join(', ');
  const counts = `${countText(names.length, 'pool')} in ${countText(draft.plates.length, 'rack')}`;
  return `${counts}, ${where}: ${first}${names.length > namesShown ? ' …' : ''}`;
}

/** How libraries of engineered cells are distinguished in the list of projects. */
export const cellsListing: ProjectListing<CellsDraft> = {
  namesIn: (draft) => [draft.cellLine, ...poolsIn(draft).map(({ name }) => name)],
  isBlank: (draft) => poolsIn(draft).length === 0,
  summaryOf,
  formatOf: () => ({ icon: 'plate', label: poolRack.label }),
  row: 'pool',
};
