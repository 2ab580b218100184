import { dayText } from '../day-text/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import { isForProduct, type Voucher } from './voucher.ts';

/** Why a code takes nothing off this cart. */
export type VoucherRefusal = 'unknown' | 'not_yet' | 'expired' | 'used_up' | 'used_by_you' | 'not_for_these_products';

/** What is known of a voucher besides its terms. */
export interface VoucherUses {
  /** Orders that hold it, other than the one that asks. */
  readonly total: number;
  /** Those of them that are this customer's. */
  readonly byCustomer: number;
}

export interface VoucherQuestion {
  /** Null: there is no voucher of this code. */
  readonly voucher: Omit<Voucher, 'label' | 'takesOff'> | null;
  readonly uses: VoucherUses;
  readonly productSlugs: readonly string[];
  readonly now: Date;
}

type Terms = Omit<VoucherQuestion, 'voucher'> & { readonly voucher: NonNullable<VoucherQuestion['voucher']> };

const atLimit = (uses: number, limit: number | null) => limit !== null && uses >= limit;

/** In the order in which they are asked: what cannot be helped first, what other items would help last. */
const rules: readonly (readonly [refusal: VoucherRefusal, holds: (terms: Terms) => boolean])[] = [
  ['not_yet', ({ voucher, now }) => voucher.validFrom !== null && now < voucher.validFrom],
  ['expired', ({ voucher, now }) => voucher.validUntil !== null && now >= voucher.validUntil],
  ['used_by_you', ({ voucher, uses }) => atLimit(uses.byCustomer, voucher.limitPerCustomer)],
  ['used_up', ({ voucher, uses }) => atLimit(uses.total, voucher.limitTotal)],
  [
    'not_for_these_products',
    ({ voucher, productSlugs }) =>
      (voucher.productSlugs.length > 0 || productSlugs.length > 0) &&
      !productSlugs.some((slug) => isForProduct(voucher, slug)),
  ],
];

/**
 * Whether a voucher can be applied now (CA-17). To apply it uses nothing up: a payment does,
 * by conditional updates under the same limits.
 */
export function checkVoucher({ voucher, ...rest }: VoucherQuestion): Result<null, VoucherRefusal> {
  if (voucher === null) return err('unknown');
  const broken = rules.find(([, holds]) => holds({ voucher, ...rest }));
  return broken === undefined ? ok(null) : err(broken[0]);
}

/** The sentence of ours for each refusal; it says when, where the voucher has a date. */
export function voucherRefusalMessage(
  refusal: VoucherRefusal,
  voucher: Pick<Voucher, 'code' | 'validFrom' | 'validUntil'> | null = null,
): string {
  const from = voucher?.validFrom;
  const until = voucher?.validUntil;
  const sentences: Record<VoucherRefusal, string> = {
    unknown: 'There is no coupon with this code. Please check the letters and digits.',
    not_yet: from ? `This coupon is valid from ${dayText(from)}.` : 'This coupon is not valid yet.',
    expired: until ? `This coupon ended on ${dayText(until)}.` : 'This coupon has ended.',
    used_up: 'This coupon has been used up.',
    used_by_you: 'You have used this coupon already.',
    not_for_these_products: 'This coupon does not apply to the products in your cart.',
  };
  return sentences[refusal];
}

/** A code as it is compared: without spaces around it, in capital letters. */
export function voucherCode(text: string): string {
  return text.trim().toUpperCase();
}
