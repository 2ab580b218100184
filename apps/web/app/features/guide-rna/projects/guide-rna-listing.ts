import { type GuideRnaProject, holdsNoGuide, isEmptyTube } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import type { ProjectListing } from '../../../builder/projects/project-listing.ts';

const namesShown = 3;

/** "62 guides on 2 plates, 3 tubes: TP53-g1, TP53-g2, RB1-g1 …" */
function summaryOf({ plates, tubes }: GuideRnaProject): string {
  const filled = plates.filter((plate) => plate.wells.length > 0);
  const wells = filled.flatMap((plate) => plate.wells);
  const ownTubes = tubes.filter((tube) => !isEmptyTube(tube));
  const parts = [
    wells.length === 0 ? null : `${countText(wells.length, 'guide')} on ${countText(filled.length, 'plate')}`,
    ownTubes.length === 0 ? null : countText(ownTubes.length, 'tube'),
  ];
  const counts = parts.filter((part) => part !== null).join(', ') || 'no guides yet';
  const names = [...wells, ...ownTubes].map(({ name }) => name.trim()).filter(Boolean);
  if (names.length === 0) return counts;
  return `${counts}: ${names.slice(0, namesShown).join(', ')}${names.length > namesShown ? ' …' : ''}`;
}

const nameOf = ({ name }: { readonly name: string }): string => name;

/** How guide RNA projects are distinguished: by their plates that hold something, their guides and their tubes. */
export const guideRnaListing: ProjectListing<GuideRnaProject> = {
  namesIn: ({ plates, tubes }) => [
    ...plates.flatMap((plate) => (plate.wells.length === 0 ? [] : [plate.name, ...plate.wells.map(nameOf)])),
    ...tubes.map(nameOf),
  ],
  isBlank: (project) => holdsNoGuide(project) && project.addOns.length === 0,
  summaryOf,
  formatOf: ({ format }) =>
    format === 'plates' ? { icon: 'plate', label: 'Plates' } : { icon: 'tube', label: 'Tubes' },
  row: 'guide',
};
