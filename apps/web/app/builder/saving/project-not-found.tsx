import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import styles from './saving.module.css';

/** Said over the empty project of an address that leads nowhere in this browser, until something is put into it. */
export function ProjectNotFound<Project extends BuilderProject>({ draft }: { readonly draft: OpenDraft<Project> }) {
  const { product, ids } = draft.store;
  const { kind } = useStore(draft.saved);
  const [isForeign] = useState(() => draft.ready && draft.editedItemId === null && !ids.wasIssued(draft.draftId));
  if (!isForeign || kind !== 'new') return null;
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice tone="warnMajor" role="status">
        <p>
          <b>This project is not in this browser.</b> It may have been deleted. If it was made in another browser, sign
          in there and here: projects of your account are on both. Or download it there and open the file here. Below is
          an empty project.
        </p>
        <div>
          <a href={product.projectsAddress}>Open a project file or another project</a>
        </div>
      </Notice>
    </div>
  );
}
