import { isIP } from 'node:net';

/** Where passkeys work: pages of this host; or why they don't. */
export type RelyingParty =
  | { readonly host: string; readonly origin: string; readonly reason: null }
  | { readonly host: null; readonly reason: string };

/** The relying party of the store: the host of `PUBLIC_URL`. A passkey belongs to a name, so an address has none. */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { host: hostname, origin, reason: null };
  const reason = `Passkeys need a name, and this store is reached at the address ${hostname}. Use an app that shows codes.`;
  return { host: null, reason };
}
