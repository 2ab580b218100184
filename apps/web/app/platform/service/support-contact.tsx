import { createContext, useContext } from 'react';

/** The e-mail address of the provider's support; null: none is known, and nothing is shown. */
export const SupportAddress = createContext<string | null>(null);

/** Whom to write to when something does not work. The request's id finds a failure in the store's log. */
export function SupportContact({ requestId = null }: { readonly requestId?: string | null }) {
  const address = useContext(SupportAddress);
  if (address === null) return null;
  const subject = requestId === null ? '' : `?subject=${encodeURIComponent(`Error ${requestId}`)}`;
  return (
    <p className="cs-muted">
      Support: <a href={`mailto:${address}${subject}`}>{address}</a>
    </p>
  );
}
