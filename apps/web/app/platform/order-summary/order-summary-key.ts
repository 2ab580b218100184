/** Where what is known of an order on its way through the checkout is kept. */
export const orderSummaryKey = (orderId: string) => ['order-summary', orderId] as const;
