/** What the link to the cart says aloud. */
export function cartLabel(count: number | undefined): string {
  if (count === undefined) return 'Cart';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}
