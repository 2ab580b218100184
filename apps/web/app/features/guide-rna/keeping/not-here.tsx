import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { OpenDraft } from '../draft/open-draft.ts';
import { wasGivenOut } from './given-out-ids.ts';
import styles from './keeping.module.css';
import { projectsAddress } from './project-address.ts';

/** Said over the empty project of an address that leads nowhere in this browser, until something is put into it. */
export function NotHere({ draft }: { readonly draft: OpenDraft }) {
  const { kind } = useStore(draft.saved);
  const [isForeign] = useState(() => draft.ready && draft.editedItemId === null && !wasGivenOut(draft.draftId));
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
          <a href={projectsAddress}>Open a project file, or one that is here</a>
        </div>
      </Notice>
    </div>
  );
}
