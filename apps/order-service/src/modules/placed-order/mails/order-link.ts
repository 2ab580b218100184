/** The page of an order. */
export const orderLink = (publicUrl: string, id: string): string => `${publicUrl}/account/orders/detail?order=${id}`;
