import { knockoutProducts } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import type { ProjectListing } from '../../../builder/projects/project-listing.ts';
import { type KnockoutDraft, orderedRows } from '../project/knockout-draft.ts';

const namesShown = 3;

/** "4 genes: KEAP1, CUL3, SQSTM1 …" */
function summaryOf(draft: KnockoutDraft): string {
  const names = orderedRows(draft).map(({ name }) => name.trim());
  if (names.length === 0) return 'no genes yet';
  const more = names.length > namesShown ? ' …' : '';
  return `${countText(names.length, 'gene')}: ${names.slice(0, namesShown).join(', ')}${more}`;
}

/** How lists of knockouts are distinguished in the list of projects. */
export const knockoutListing: ProjectListing<KnockoutDraft> = {
  namesIn: (draft) => orderedRows(draft).flatMap(({ name, cellLine }) => [name, cellLine]),
  isBlank: (draft) => orderedRows(draft).length === 0,
  summaryOf,
  formatOf: ({ product }) => ({ icon: 'tube', label: knockoutProducts[product].label }),
  row: 'gene',
};
