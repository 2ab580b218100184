import type { GuideRnaProject } from '@cutsite/domain/guide-rna';

/** The order screen of a format. */
export const formatAddresses = {
  plates: '/order/guide-rna',
  tubes: '/order/guide-rna/tubes',
} as const satisfies Record<GuideRnaProject['format'], string>;

export const projectsAddress = '/order/guide-rna/projects';

/** The address that opens a project again, in this browser. */
export const projectAddress = (format: GuideRnaProject['format'], id: string): string =>
  `${formatAddresses[format]}?project=${encodeURIComponent(id)}`;

/** The address that opens a cart item for editing. */
export const itemAddress = (format: GuideRnaProject['format'], itemId: string): string =>
  `${formatAddresses[format]}?item=${encodeURIComponent(itemId)}`;
