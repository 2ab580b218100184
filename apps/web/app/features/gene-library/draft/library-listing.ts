import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import type { ProjectListing } from '../../../builder/projects/project-listing.ts';
import { formatOf, type LibraryDraft } from '../project/library-draft.ts';

const namesShown = 3;

/** "211 wells on 2 plates, human: ABL1, AKT1, TP53 …" */
function summaryOf({ plates, genome }: LibraryDraft): string {
  const filled = plates.filter(({ wells }) => wells.length > 0);
  const names = filled.flatMap(({ wells }) => wells.map(({ name }) => name.trim()));
  if (names.length === 0) return 'no genes yet';
  const counts = `${countText(names.length, 'well')} on ${countText(filled.length, 'plate')}`;
  const first = names.slice(0, namesShown).join(', ');
  return `${counts}, ${geneGenomes[genome].commonName}: ${first}${names.length > namesShown ? ' …' : ''}`;
}

/** How gene libraries are distinguished in the list of projects. */
export const libraryListing: ProjectListing<LibraryDraft> = {
  namesIn: ({ plates }) => plates.flatMap(({ name, wells }) => [name, ...wells.map((well) => well.name)]),
  isBlank: ({ plates }) => plates.every(({ wells }) => wells.length === 0),
  summaryOf,
  formatOf: (project) => ({ icon: 'plate', label: formatOf(project).label }),
  row: 'well',
};
