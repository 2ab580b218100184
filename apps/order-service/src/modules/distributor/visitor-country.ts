/**
 * The country of the `ip_country` cookie, in capitals. A hint, which anybody can change (ruling 7); null without one.
 */
export function visitorCountryOf(cookies: string | undefined): string | null {
  return /(?:^|;\s*)ip_country=([A-Za-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1]?.toUpperCase() ?? null;
}
