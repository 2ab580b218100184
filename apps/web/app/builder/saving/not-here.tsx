import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import styles from './saving.module.css';

/** Said over the empty project of an address that leads nowhere in this browser, until something is put into it. */
export function NotHere<Project extends BuilderProject>({ draft }: { readonly draft: OpenDraft<Project> }) {
  const { product, ids } = draft.store;
  const { kind } = useStore(draft.saved);
  const [isForeign] = useState(() => draft.ready && draft.editedItemId === null && !ids.wasGivenOut(draft.draftId));
  if (!isForeign || kind !== 'new') return null;
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice tone="warnMajor" role="status">
        <p>
          <b>The project of this address is not in this browser.</b> Projects are kept in the browser they were made in,
          and this one may have been deleted. To bring it over, download it there as a file and open the file here.
          Below is an empty project.
        </p>
        <div>
          <a href={product.projectsAddress}>Open a project file, or one that is here</a>
        </div>
      </Notice>
    </div>
  );
}
