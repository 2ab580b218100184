import type { ProductSlug } from '@cutsite/domain/product';
import type { Pool } from 'pg';

interface DemoVoucher {
  readonly code: string;
  readonly label: string;
  readonly takesOff: { readonly percentHundredths: number } | { readonly minor: number };
  readonly limitTotal: number;
  readonly limitPerCustomer: number | null;
  readonly products: readonly ProductSlug[];
}

/** Vouchers with the limits 1, 3 and 10, one of each kind (README). */
const demoVouchers: readonly DemoVoucher[] = [
  {
    code: 'GUIDES10',
    label: '10 % off, once for each customer',
    takesOff: { percentHundredths: 1_000 },
    limitTotal: 10,
    limitPerCustomer: 1,
    products: [],
  },
  {
    code: 'LAB50',
    label: '$50 off',
    takesOff: { minor: 5_000 },
    limitTotal: 3,
    limitPerCustomer: null,
    products: [],
  },
  {
    code: 'FIRST-NUCLEASE',
    label: 'Half price on SpCas9 nuclease, for the first order that takes it',
    takesOff: { percentHundredths: 5_000 },
    limitTotal: 1,
    limitPerCustomer: null,
    products: ['spcas9_nuclease'],
  },
];

/** Gives out the demo vouchers that are missing. */
export async function loadDemoVouchers({ pool }: { readonly pool: Pool }): Promise<void> {
  for (const { code, label, takesOff, limitTotal, limitPerCustomer, products } of demoVouchers) {
    const percent = 'percentHundredths' in takesOff ? takesOff.percentHundredths : null;
    await pool.query(
      `insert into voucher (code, label, kind, percent_hundredths, amount_minor, limit_total, limit_per_customer,
                            product_slugs)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (code) do nothing`,
      [
        code,
        label,
        percent === null ? 'fixed' : 'percent',
        percent,
        'minor' in takesOff ? takesOff.minor : null,
        limitTotal,
        limitPerCustomer,
        products,
      ],
    );
  }
}
