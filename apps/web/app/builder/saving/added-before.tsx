import { Notice } from '@cutsite/ui/notice';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { useAddedStates } from '../projects/added-to-cart.tsx';
import styles from './saving.module.css';

/** Said over a project that is open again and was added to the cart, unless it was removed there (ruling 55). */
export function AddedBefore<Project extends BuilderProject>({ draft }: { readonly draft: OpenDraft<Project> }) {
  const added = draft.added();
  const states = useAddedStates(added === null ? [] : [{ added }]);
  // Taken out of the cart again: a project like any other.
  if (added === null || states.get(added)?.state === 'removed') return null;
  return (
    <div className={`cs-page-wide ${styles.elsewhere}`}>
      <Notice role="status">
        This project was added to the cart before. What you change here stays here; adding it again adds a copy.
      </Notice>
    </div>
  );
}
