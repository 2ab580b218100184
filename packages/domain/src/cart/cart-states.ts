import { err, ok, type Result } from '../result/index.ts';

/** Why a cart cannot be changed now. */
export type CartRefusal = 'quote_is_fixed' | 'already_ordered' | 'not_ordered_yet' | 'no_quote' | 'somebody_else_acts';

/** Texts of ours: none are given (OR-9). */
export const cartRefusalMessages = {
  quote_is_fixed: 'A quote keeps its items and prices. Turn it back into a cart to change it.',
  already_ordered: 'This was ordered and can no longer be changed. Order it again to change it.',
  not_ordered_yet: 'This is still a cart. Only orders and quotes can be ordered again.',
  no_quote: 'This is a cart, and no quote any more. Compare its prices in the cart.',
  somebody_else_acts: 'Somebody has taken over this cart to pay for it. Only that person can change it now.',
} as const satisfies Record<CartRefusal, string>;

/** To who took over a cart and would have it as the active one; ours. */
export const heldCartMessage =
  'This cart belongs to somebody else, and you took it over to pay for it. It cannot become your active cart: pay for it from your list of carts.';

/**
 * The states of a cart on its way to an order (QU-1, CA-14): the active cart, one that was put
 * aside, a quote, and what was paid.
 */
export const cartStatuses = ['cart', 'saved', 'quote', 'ordered'] as const;

export type CartStatus = (typeof cartStatuses)[number];

type Rule = { readonly [Status in CartStatus]: CartRefusal | null } & {
  /** Also for the owner of a cart that somebody took over. */
  readonly alsoForOwner?: true;
};

const whileCart = { cart: null, saved: null, quote: 'quote_is_fixed', ordered: 'already_ordered' } as const;
const untilOrdered = { cart: null, saved: null, quote: null, ordered: 'already_ordered' } as const;

/** What can be done with a cart, and in which states; null: it can. */
const rules = {
  change_items: whileCart,
  reprice: whileCart,
  /** A new version of a quote at today's prices (ruling 48). */
  renew_quote: { cart: 'no_quote', saved: 'no_quote', quote: null, ordered: 'already_ordered' },
  use_voucher: whileCart,
  activate: whileCart,
  put_aside: whileCart,
  /** The words printed on documents; they change no price. */
  set_reference: untilOrdered,
  rename: untilOrdered,
  /**
   * Addresses, shipping methods, terms, cost centre: a quote holds its items, where it goes is chosen when it is paid.
   */
  check_out: untilOrdered,
  /** The two ways of the cart-quote switch. */
  become_cart: untilOrdered,
  become_quote: untilOrdered,
  order_again: {
    cart: 'not_ordered_yet',
    saved: 'not_ordered_yet',
    quote: null,
    ordered: null,
    alsoForOwner: true,
  },
} as const satisfies Record<string, Rule>;

export type CartAction = keyof typeof rules;

/** Whether this can be done with a cart now, or why not. `mayAct`: it is the owner's, or was taken over by who asks. */
export function cartCan(
  action: CartAction,
  cart: { readonly status: CartStatus; readonly mayAct: boolean },
): Result<null, CartRefusal> {
  const rule: Rule = rules[action];
  const refusal = rule[cart.status];
  if (refusal !== null) return err(refusal);
  return cart.mayAct || rule.alsoForOwner === true ? ok(null) : err('somebody_else_acts');
}

/** The states in which this can be done. */
export function statusesThatCan(action: CartAction): CartStatus[] {
  return cartStatuses.filter((status) => rules[action][status] === null);
}
