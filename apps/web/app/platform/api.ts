import { createClient } from '@cutsite/api-client/client';

/** The typed client of the order service, for hydrated pages; one for all, so that calls share the CSRF token. */
export const api = createClient({ fetch: (input, init) => globalThis.fetch(input, init) });
