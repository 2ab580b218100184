import { useState } from 'react';
import { useStore } from 'zustand';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { BuilderProject } from '../project/builder-project.ts';

/** Few addresses lead nowhere. */
const NotFoundNotice = loadedPart(async () => (await import('./not-found-notice.tsx')).NotFoundNotice);

/** Said over the empty project of an address that leads nowhere in this browser, until something is put into it. */
export function ProjectNotFound<Project extends BuilderProject>({ draft }: { readonly draft: OpenDraft<Project> }) {
  const { product, ids } = draft.store;
  const { kind } = useStore(draft.saved);
  const [isForeign] = useState(() => draft.ready && draft.editedItemId === null && !ids.wasIssued(draft.draftId));
  if (!isForeign || kind !== 'new') return null;
  return <NotFoundNotice projectsAddress={product.projectsAddress} />;
}
