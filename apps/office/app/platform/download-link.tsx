import { getStaffMe } from '@cutsite/contracts/staff';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { call } from './call.ts';
import { askForStepUp } from './step-up.ts';

export interface DownloadLinkProps {
  /** A call whose answer is a file, and that asks for the second factor. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Saves a file of others' data. A download that is refused would say nothing: the factor is asked for before, and the
 * download begins by itself once it is given (OF-12).
 */
export function DownloadLink({ href, className, children }: DownloadLinkProps) {
  const { data: me } = useQuery({ queryKey: ['staff', 'factors'], queryFn: () => call(getStaffMe) });
  const isGiven = useRef(false);
  const isAsked = useRef(false);
  const goOn = async (link: HTMLAnchorElement) => {
    if (isAsked.current) return;
    isAsked.current = true;
    isGiven.current = await askForStepUp();
    isAsked.current = false;
    if (isGiven.current && link.isConnected) link.click();
    isGiven.current = false;
  };
  return (
    <a
      className={className}
      href={href}
      download
      onClick={(event) => {
        if (isGiven.current || (me?.stepped_up_until != null && Date.parse(me.stepped_up_until) > Date.now())) return;
        event.preventDefault();
        void goOn(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
