import { type Money, percentOff, sumMoney, usd } from '../money/index.ts';
import type { QuotedLineItem } from '../quoted-line/index.ts';

/** A voucher (CA-17): what it takes off and what bounds it. Money in minor units. */
export interface Voucher {
  /** In capital letters, as it is compared. */
  readonly code: string;
  readonly label: string;
  readonly takesOff:
    | { readonly kind: 'percent' /** Hundredths of a percent: 1250 is 12.5 %. */; readonly hundredths: number }
    | { readonly kind: 'fixed'; readonly minor: number };
  /** Null: no bound. */
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  /** Empty: all products but those that sales has quoted. */
  readonly productSlugs: readonly string[];
}

const quoted: QuotedLineItem['productSlug'] = 'custom_project';

/**
 * Whether a voucher is for a product. What sales has quoted is agreed already: only a voucher that names it takes more
 * off.
 */
export const isForProduct = ({ productSlugs }: Pick<Voucher, 'productSlugs'>, slug: string): boolean =>
  productSlugs.length === 0 ? slug !== quoted : productSlugs.includes(slug);

/**
 * What a voucher takes off these lines: a percentage of the sum of the lines it is for, rounded once so that the order
 * of lines doesn't matter (promise M7), or a fixed amount, and never more than those lines cost. Half a cent stays with
 * the store, as in prices.
 */
export function voucherDiscount(
  voucher: Pick<Voucher, 'takesOff' | 'productSlugs'>,
  lines: readonly { readonly productSlug: string; readonly subtotal: Money }[],
): Money {
  const eligible = sumMoney(
    lines.filter((line) => isForProduct(voucher, line.productSlug)).map((line) => line.subtotal),
  );
  if (voucher.takesOff.kind === 'fixed') return usd(Math.min(voucher.takesOff.minor, eligible.minor));
  return usd(eligible.minor - percentOff(eligible, voucher.takesOff.hundredths / 100).minor);
}
