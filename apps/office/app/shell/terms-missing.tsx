import { getContentByUrl } from '@cutsite/contracts/content';
import { noTermsMessage } from '@cutsite/domain/checkout';
import { may } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { CallRefused, call } from '../platform/call.ts';
import { useStaff } from '../platform/session.ts';

/** Tells administrators and editors that the store sells nothing, while no terms of sale are published. */
export function TermsMissing() {
  const staff = useStaff();
  const { error } = useQuery({
    queryKey: ['terms-in-force'],
    queryFn: () => call(getContentByUrl, { query: { url: '/terms' } }),
    enabled: staff !== undefined && may(staff.groups, 'keep_content'),
    staleTime: 60_000,
  });
  if (!(error instanceof CallRefused && error.refused.status === 404)) return null;
  return (
    <Notice tone="error" role="alert">
      {noTermsMessage} Publish a legal text at the address /terms.
    </Notice>
  );
}
