import { Notice } from '@cutsite/ui/notice';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import styles from './saving.module.css';

/** Said over a project that was added to the cart before, and is open again (ruling 55). */
export function AddedBefore<Project extends BuilderProject>({ draft }: { readonly draft: OpenDraft<Project> }) {
  if (draft.added() === null) return null;
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice role="status">
        This project was added to the cart before. What you change here stays here; adding it again adds a copy.
      </Notice>
    </div>
  );
}
