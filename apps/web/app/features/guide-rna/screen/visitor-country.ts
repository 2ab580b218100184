import { useSyncExternalStore } from 'react';

/** The `ip_country` cookie, a hint for what is displayed (ruling 7); null where there is none. */
export function visitorCountry(cookies: string): string | null {
  return /(?:^|;\s*)ip_country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase() ?? null;
}

const never = () => () => {};

/** Known in the browser only: the server's HTML is the same for everybody. */
export const useVisitorCountry = (): string | null =>
  useSyncExternalStore(
    never,
    () => visitorCountry(document.cookie),
    () => null,
  );
