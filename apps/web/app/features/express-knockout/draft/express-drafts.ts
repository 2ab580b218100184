import { editTypes } from '@cutsite/domain/express-knockout';
import { genomeSlugs } from '@cutsite/domain/gene';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import { draftStore } from '../../../builder/drafts/draft-store.ts';
import { openDrafts } from '../../../builder/drafts/open-drafts.ts';
import type { ProductDrafts } from '../../../builder/drafts/product-drafts.ts';
import { builderHooks } from '../../../builder/project/builder-context.tsx';
import { type ExpressDraft, freshExpress } from '../project/express-draft.ts';

const isLine = (kept: unknown): boolean =>
  isRecord(kept) &&
  typeof kept['id'] === 'string' &&
  typeof kept['text'] === 'string' &&
  typeof kept['keptTwice'] === 'boolean';

/** Whether what a browser kept is a list that the screen can show. Which lines can be ordered is for the rules. */
export const isExpressDraft = (kept: unknown): kept is ExpressDraft =>
  isRecord(kept) &&
  typeof kept['name'] === 'string' &&
  typeof kept['cellLine'] === 'string' &&
  genomeSlugs.some((slug) => slug === kept['species']) &&
  editTypes.some((type) => type === kept['editType']) &&
  Array.isArray(kept['plates']) &&
  kept['plates'].length === 0 &&
  Array.isArray(kept['lines']) &&
  kept['lines'].every(isLine);

/** How lists of express knockout are kept in the browser. */
export const expressDrafts: ProductDrafts<ExpressDraft> = {
  storageName: 'cutsite-express-knockout',
  version: 1,
  migrations: {},
  readProject: (kept) => (isExpressDraft(kept) ? kept : null),
  olderState: null,
  freshProject: freshExpress,
  orderAddress: () => '/order/express-knockout',
  projectsAddress: '/order/express-knockout/projects',
  helpAddress: () => '/help/order-express-knockout',
};

/** The lists that are open in this tab. */
export const expressProjects = openDrafts(draftStore(expressDrafts), () => null);

export const { useBuilder, useProject } = builderHooks<ExpressDraft, null>();
