import { type Money, percentOff, sumMoney, usd } from '../money/index.ts';
import type { Voucher } from './voucher.ts';

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
    lines
      .filter((line) => voucher.productSlugs.length === 0 || voucher.productSlugs.includes(line.productSlug))
      .map((line) => line.subtotal),
  );
  if (voucher.takesOff.kind === 'fixed') return usd(Math.min(voucher.takesOff.minor, eligible.minor));
  return usd(eligible.minor - percentOff(eligible, voucher.takesOff.hundredths / 100).minor);
}
