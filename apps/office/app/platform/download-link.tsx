import { getStaffMe } from '@cutsite/contracts/staff';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from './call.ts';
import { askForStepUp } from './step-up.ts';

export interface DownloadLinkProps {
  /** A call whose answer is a file, and that asks for the second factor. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Saves a file of others' data. A download that is refused would say nothing: the factor is asked for before. */
export function DownloadLink({ href, className, children }: DownloadLinkProps) {
  const { data: me } = useQuery({ queryKey: ['staff', 'factors'], queryFn: () => call(getStaffMe) });
  return (
    <a
      className={className}
      href={href}
      download
      onClick={(event) => {
        if (me?.stepped_up_until != null && Date.parse(me.stepped_up_until) > Date.now()) return;
        event.preventDefault();
        askForStepUp();
      }}
    >
      {children}
    </a>
  );
}
