import type { RequestType } from '@cutsite/domain/advanced-request';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { isAddress } from '../../../platform/form/form-control.ts';
import { RepCard } from '../rep-card.tsx';
import { fetchSuggestedRep } from '../request-calls.ts';
import type { RequestDraft } from '../request-draft.ts';
import styles from '../request-form.module.css';

/** Who looks after such a request, for whoever is signed in; where nobody does, nothing is shown. */
export function SuggestedRep({ draft, isSignedIn }: { readonly draft: RequestDraft; readonly isSignedIn: boolean }) {
  const { deliver_to: to } = draft.parent;
  const country = isAddress(to) ? to.country : '';
  const { type }: { readonly type: RequestType } = draft;
  const { data: rep, isLoading } = useQuery({
    queryKey: ['suggested-rep', type, country],
    queryFn: () => fetchSuggestedRep(type, country),
    enabled: isSignedIn,
    // Another country does not take the one before away while it is asked.
    placeholderData: (before) => before,
  });
  if (isLoading) {
    return (
      <div className={`cs-card ${styles.card} ${styles.rep}`}>
        <Skeleton label="Asking who looks after this" parts={['medium', 'short', 'long', 'long']} />
      </div>
    );
  }
  if (rep === null || rep === undefined || !isSignedIn) return null;
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="looks-after">
      <RepCard rep={rep} headingId="looks-after" />
    </section>
  );
}
