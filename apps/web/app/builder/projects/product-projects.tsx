import { AccountNotices } from '../account-projects/account-notices.tsx';
import { BinList } from '../account-projects/bin-list.tsx';
import type { AccountState } from '../account-projects/sync-engine.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { ProjectList } from './project-list.tsx';
import type { ProjectListing } from './project-listing.ts';
import { useProjects } from './use-projects.ts';

interface ProductProjectsProps<Project extends BuilderProject, Own> {
  readonly drafts: OpenDrafts<Project, Own>;
  readonly listing: ProjectListing<Project>;
  readonly account: AccountState;
  /** Names the list: "Projects". */
  readonly title: string;
}

/** The projects of one product with what there is to decide about them, and those in the bin. */
export function ProductProjects<Project extends BuilderProject, Own>({
  drafts,
  listing,
  account,
  title,
}: ProductProjectsProps<Project, Own>) {
  const { product } = drafts.store;
  const projects = useProjects(drafts.store, account.outcome);
  return (
    <>
      <AccountNotices product={product.storageName} state={account} />
      <ProjectList title={title} product={product} listing={listing} projects={projects} />
      <BinList product={product.storageName} bin={account.outcome?.bin ?? []} />
    </>
  );
}
