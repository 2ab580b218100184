/** The `ip_country` cookie, a hint for what is displayed (ruling 7); null where there is none, and on the server. */
export function visitorCountry(cookies = typeof document === 'undefined' ? '' : document.cookie): string | null {
  return /(?:^|;\s*)ip_country=([A-Za-z]{2})(?:;|$)/.exec(cookies)?.[1]?.toUpperCase() ?? null;
}
