/** The page of a request that was sent. */
export const requestAddress = (id: string): string => `/account/requests/detail?request=${encodeURIComponent(id)}`;

/** The form, filled in with the answers of a request that was sent. */
export const copyAddress = (id: string): string => `/requests?copy=${encodeURIComponent(id)}`;
