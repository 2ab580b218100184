import { useEffect } from 'react';
import { AccountNotices } from '../account-projects/account-notices.tsx';
import { BinList } from '../account-projects/bin-list.tsx';
import type { AccountState } from '../account-projects/sync-engine.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { ProjectList, ProjectsOnTheirWay } from './project-list.tsx';
import type { ProjectListing } from './project-listing.ts';
import { useIsWholeList } from './use-is-whole-list.ts';
import { useProjects } from './use-projects.ts';

/** How lists of several products on one page appear together, so that none moves what stands below it. */
export interface ShownTogether {
  /** Another list is not there yet. */
  readonly isHeld: boolean;
  /** This list is there. */
  readonly onWhole: () => void;
}

const none: ReadonlySet<string> = new Set();

interface ProductProjectsProps<Project extends BuilderProject, Own> {
  readonly drafts: OpenDrafts<Project, Own>;
  readonly listing: ProjectListing<Project>;
  readonly account: AccountState;
  /** Names the list: "Projects". */
  readonly title: string;
  readonly together?: ShownTogether;
}

/** The projects of one product with what there is to decide about them, and those in the bin. */
export function ProductProjects<Project extends BuilderProject, Own>({
  drafts,
  listing,
  account,
  title,
  together,
}: ProductProjectsProps<Project, Own>) {
  const { product } = drafts.store;
  const projects = useProjects(drafts.store, listing, account.outcome);
  const isWhole = useIsWholeList(projects.list, account);
  const onWhole = together?.onWhole;
  useEffect(() => (isWhole ? onWhole?.() : undefined), [isWhole, onWhole]);
  if (!isWhole || together?.isHeld === true) return <ProjectsOnTheirWay />;
  return (
    <>
      <AccountNotices
        product={product.storageName}
        state={account}
        notAsked={projects.list.kind === 'ready' ? projects.list.blank : none}
      />
      <ProjectList title={title} product={product} listing={listing} projects={projects} />
      <BinList product={product.storageName} bin={account.outcome?.bin ?? []} />
    </>
  );
}
