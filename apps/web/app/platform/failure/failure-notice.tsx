import { Notice } from '@cutsite/ui/notice';
import type { ReactNode } from 'react';
import { SupportContact } from '../service/support-contact.tsx';

/**
 * Says that the service refused or failed, read at once, and whom to write to. What is wrong in a field stands at the
 * field instead, without a contact: the visitor mends it.
 */
export function FailureNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Notice tone="error" role="alert">
      {children}
      <SupportContact />
    </Notice>
  );
}
