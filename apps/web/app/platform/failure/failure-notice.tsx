import { Notice } from '@cutsite/ui/notice';
import type { ReactNode } from 'react';
import { SupportContact } from '../service/support-contact.tsx';
import { type CallFailure, namesSupport, requestIdIn } from './call-refused.ts';

interface FailureNoticeProps {
  /** What failed, where it is known: it decides whether support is named, and by which number the mail speaks of it. */
  readonly failure?: Error | CallFailure;
  readonly children: ReactNode;
}

/**
 * Says that the service refused or failed, read at once, and whom to write to, unless the visitor mends it at once.
 * What is wrong in a field stands at the field instead.
 */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  return (
    <Notice tone="error" role="alert">
      {children}
      {failure === undefined || namesSupport(failure) ? <SupportContact requestId={requestIdIn(failure)} /> : null}
    </Notice>
  );
}
