/** The page of an order. The id is personal and so read in the browser only. */
export const orderAddress = (id: string): string => `/account/orders/detail?order=${encodeURIComponent(id)}`;
