import type { HTMLAttributes, ReactNode } from 'react';

const asWritten = { __html: '' };

/**
 * A part that an application takes over as the server wrote it: what is in it costs no script.
 *
 * @param holds undefined in the browser, where nothing of it is known
 */
export function Written({ holds, ...div }: HTMLAttributes<HTMLDivElement> & { readonly holds: ReactNode }) {
  if (holds !== undefined) return <div {...div}>{holds}</div>;
  return <div {...div} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />;
}
