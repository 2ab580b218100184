import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import type { ProjectListing } from '../../../builder/projects/project-listing.ts';
import type { ExpressDraft } from '../project/express-draft.ts';

const filled = ({ lines }: ExpressDraft) => lines.filter(({ text }) => text.trim() !== '');

/** "64 sequences for human HAP1" */
function summaryOf(draft: ExpressDraft): string {
  const count = filled(draft).length;
  if (count === 0) return 'no sequences yet';
  const { commonName } = geneGenomes[draft.species];
  return `${countText(count, 'sequence')} for ${[commonName, draft.cellLine].filter((word) => word !== '').join(' ')}`;
}

/** How lists of express knockout are distinguished in the list of projects. */
export const expressListing: ProjectListing<ExpressDraft> = {
  namesIn: (draft) => filled(draft).map(({ text }) => text),
  isBlank: (draft) => filled(draft).length === 0,
  summaryOf,
  formatOf: () => ({ icon: 'document', label: 'Express knockout' }),
  row: 'sequence',
};
