import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';

/** A part of a page that is the same for every page on which it has the same key. */
export interface FixedPart {
  readonly key: string;
  readonly content: ReactNode;
}

/**
 * Gives the HTML of a part, which the server draws once for each key (P6): menu and footer are more than half of the
 * tags of a page. Null: each page draws its own.
 */
export const DrawOnce = createContext<((part: FixedPart) => string) | null>(null);

const asWritten = { __html: '' };

/**
 * A part that an application takes over as the server wrote it: what is in it costs no script.
 *
 * @param holds undefined in the browser, where nothing of it is known
 */
export function Written({ holds, ...div }: HTMLAttributes<HTMLDivElement> & { readonly holds: FixedPart | undefined }) {
  if (holds === undefined) return <div {...div} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />;
  const drawOnce = use(DrawOnce);
  if (drawOnce === null) return <div {...div}>{holds.content}</div>;
  return <div {...div} dangerouslySetInnerHTML={{ __html: drawOnce(holds) }} />;
}
