import { useSyncExternalStore } from 'react';

/** The `ip_country` cookie, a hint for what is displayed (ruling 7); null where there is none. */
export function visitorCountry(cookies: string): string | null {
  return /(?:^|;\s*)ip_country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase() ?? null;
}

const never = () => () => {};

/** Asking the browser for its cookies takes longer than drawing, and the country stays as long as the page. */
let country: string | null | undefined;
const countryOfThisPage = (): string | null => {
  country ??= visitorCountry(document.cookie);
  return country;
};

/** Known in the browser only: the server's HTML is the same for everybody. */
export const useVisitorCountry = (): string | null => useSyncExternalStore(never, countryOfThisPage, () => null);
