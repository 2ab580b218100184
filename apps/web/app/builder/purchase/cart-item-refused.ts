/** A cart item that cannot be edited here; the message is for the customer. */
export class CartItemRefused extends Error {
  readonly signedOut: boolean;
  /** It is not in the cart any more, or never was. */
  readonly gone: boolean;
  constructor(message: string, { signedOut = false, gone = false } = {}) {
    super(message);
    this.signedOut = signedOut;
    this.gone = gone;
  }
}
