import { genomeSlugs } from '@cutsite/domain/gene';
import { type KnockoutSlug, knockoutSlugs } from '@cutsite/domain/knockout-cells';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import { draftStore } from '../../../builder/drafts/draft-store.ts';
import { openDrafts } from '../../../builder/drafts/open-drafts.ts';
import type { ProductDrafts } from '../../../builder/drafts/product-drafts.ts';
import { builderHooks } from '../../../builder/project/builder-context.tsx';
import { freshKnockouts, type KnockoutDraft } from '../project/knockout-draft.ts';

const isRow = (kept: unknown): boolean =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['name'] === 'string' &&
  (kept['chosenId'] === null || typeof kept['chosenId'] === 'string') &&
  typeof kept['cellLine'] === 'string' &&
  Number.isFinite(kept['quantity']);

/** Whether what a browser kept is a list that the screen can show. What can be ordered of it is for the rules. */
export const isKnockoutDraft = (kept: unknown): kept is KnockoutDraft =>
  isRecord(kept) &&
  typeof kept['name'] === 'string' &&
  knockoutSlugs.some((slug) => slug === kept['product']) &&
  genomeSlugs.some((slug) => slug === kept['genome']) &&
  Array.isArray(kept['plates']) &&
  kept['plates'].length === 0 &&
  (kept['geneList'] === undefined || typeof kept['geneList'] === 'string') &&
  isRow(kept['entry']) &&
  Array.isArray(kept['rows']) &&
  kept['rows'].every(isRow);

/** The order screen of each product (KO-9, KO-10, KO-13). */
export const knockoutAddresses: Readonly<Record<KnockoutSlug, string>> = {
  gene_knockout: '/order/gene-knockout',
  cell_gko: '/order/engineered-cells/crispr-knockout-cell-pool',
  cell_clonal: '/order/engineered-cells/crispr-knockout-cell-clone',
};

/** How lists of knockouts are kept in the browser. */
export const knockoutDrafts: ProductDrafts<KnockoutDraft> = {
  storageName: 'cutsite-knockout-cells',
  version: 1,
  migrations: {},
  readProject: (kept) => (isKnockoutDraft(kept) ? kept : null),
  olderState: null,
  freshProject: freshKnockouts,
  orderAddress: ({ product }) => knockoutAddresses[product],
  projectsAddress: '/order/gene-knockout/projects',
  helpAddress: () => '/help/order-the-knockout-of-a-gene',
};

/** The lists that are open in this tab. */
export const knockoutProjects = openDrafts(draftStore(knockoutDrafts), () => null);

export const { useBuilder, useBuilderState, useProject } = builderHooks<KnockoutDraft, null>();
